import { healthTexts } from '#app/strings/en/health.ts'

import { bad, good, look, type Finding } from './health-check.ts'

/** Paths of the data folder that this account may not read and write. */
export type Closed = { account: string; paths: readonly string[] }

/** Whether the site may read and write what it keeps: its secrets, and who withdrew. */
export function judgeFiles({ account, paths }: Closed): Finding {
  const { files } = healthTexts
  if (paths.length === 0) return good(files.good)
  return bad(
    files.closed(account, paths.join(', ')),
    files.closedTodo(account, paths.map((path) => `'${path}'`).join(' ')),
  )
}

/** `other` differ from what the site started with last; since `changed` the site knows nobody by its first PRIVACY_SECRET. */
export type SecretsFound = { other: readonly string[]; changed: Date | undefined }

/** Whether whoever looks has the secrets of the site, and the site those that it always had. */
export function judgeSecrets({ other, changed }: SecretsFound): Finding {
  const { secrets } = healthTexts
  if (other.length > 0) return bad(secrets.other(other.join(' and ')), secrets.otherTodo)
  if (changed === undefined) return good(secrets.good)
  return look(secrets.changed(changed.toISOString().slice(0, 10)), secrets.changedTodo)
}
