import { inputId } from '#app/settings/find-settings.ts'

type Props = {
  errors: Readonly<Record<string, string>> | undefined
  typed: Readonly<Record<string, string>> | undefined
}

/** Leads to each field that needs another value (WCAG 2.2, technique G139). */
export function FaultLinks({ errors = {}, typed }: Props) {
  const faults = Object.entries(errors)
  if (faults.length === 0) return null
  const isBucket = typed?.['BACKUP_WHERE'] === 'bucket'
  return (
    <ul className="fault-links">
      {faults.map(([name, text]) => {
        const id = name === 'BACKUP_TO' && isBucket ? 'BACKUP_BUCKET' : inputId(name)
        return (
          <li key={name}>
            <a
              className="link"
              href={`#${id}`}
              onClick={() => document.querySelector<HTMLElement>(`#${id}`)?.focus()}
            >
              {text}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
