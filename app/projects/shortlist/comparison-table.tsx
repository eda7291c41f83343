import { Icon } from '#app/ui/media/icon.tsx'

import type { Comparison } from './comparison.ts'

type ComparisonTableProps = {
  comparison: Comparison
  without: (slug: string) => string
}

export function ComparisonTable({ comparison, without }: ComparisonTableProps) {
  const { projects, rows } = comparison
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <div className="comparison" role="region" aria-labelledby="compare" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Fact</span>
            </th>
            {projects.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <a href={`/${slug}`}>{name}</a>
                <a className="comparison-remove" href={without(slug)}>
                  Remove<span className="visually-hidden"> {name} from the comparison</span>
                  <Icon name="cross" />
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, tellMe }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {projects.map(({ slug, name }, index) => (
                <td key={slug}>
                  {values[index]}
                  <TellMe address={tellMe?.[index] ?? null} about={`${label} of ${name}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TellMe({ address, about }: { address: string | null; about: string }) {
  return address === null ? null : (
    <a className="link comparison-tell" href={address} rel="nofollow">
      Tell me<span className="visually-hidden"> about: {about}</span>
    </a>
  )
}
