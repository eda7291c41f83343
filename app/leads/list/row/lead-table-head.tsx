/**
 * The head of a table of the desk; `isPart` says that its rows are some of a longer list. Roles are
 * spelt out because the phone layout takes `display: table` away, and the roles with it.
 */
export function LeadTableHead({ columns, isPart = false }: HeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" {...(isPart && { 'aria-rowindex': 1 })}>
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type HeadProps = { columns: readonly string[]; isPart?: boolean }
