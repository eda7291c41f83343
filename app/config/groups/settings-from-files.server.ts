import { readFileSync } from 'node:fs'

type Variables = Record<string, string | undefined>

const FILE = '_FILE'

/** Reads `SMTP_URL_FILE=/run/secrets/smtp-url` into an unset `SMTP_URL`, for Docker, Kubernetes and systemd secrets. Errors never quote a value. */
export function withFiles(variables: Variables, names: readonly string[]): Variables {
  const fromFile = names.filter((name) => isSet(variables[name + FILE]) && !isSet(variables[name]))
  const faults: string[] = []
  // Synchronous: only at the start, before the first request.
  const read = fromFile.map((name): [string, string] => {
    const file = variables[name + FILE] ?? ''
    try {
      return [name, readFileSync(file, 'utf8').trim()]
    } catch {
      faults.push(`  ${name}${FILE} must name a file that can be read, not ${file}`)
      return [name, '']
    }
  })
  if (faults.length > 0) throw new Error(`The configuration is wrong:\n${faults.join('\n')}`)
  return { ...variables, ...Object.fromEntries(read) }
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== ''
}
