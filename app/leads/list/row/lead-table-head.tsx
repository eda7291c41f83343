/** `isPart`: rows of a longer list. Explicit roles, since the phone layout removes `display: table`. */
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
