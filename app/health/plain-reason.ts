import { healthTexts } from '#app/strings/en/health.ts'

const { reasons } = healthTexts

const KNOWN: readonly [RegExp, string][] = [
  [/ENOSPC|no space left/i, reasons.full],
  [/EACCES|EPERM|EROFS|permission denied/i, reasons.closed],
  [/died of its job|ENOMEM|out of memory|SIGKILL/i, reasons.ended],
  [/took longer than|at any quality/i, reasons.large],
  [/ETIMEDOUT|no answer within|no answer in time/i, reasons.slow],
  [/ENOTFOUND|EAI_AGAIN/, reasons.hostNotFound],
  [/ECONNREFUSED/, reasons.refused],
  [/ECONNRESET|EPIPE|socket hang up/i, reasons.broken],
  [/ENOENT/, reasons.missing],
  [/CERT_HAS_EXPIRED/, reasons.expired],
  [/SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/, reasons.unknown],
  [/ALTNAME/, reasons.name],
  [/alert (?:internal error|unrecognized name)/, reasons.noCertificate],
]
const SENTENCE = /^[A-Z“][^\n{}]*[.!]$/
const MAX_LENGTH = 160

/** A known error in plain words, else its first line as a quotation. */
export function plainReason(message: string): string {
  const known = KNOWN.find(([pattern]) => pattern.test(message))
  if (known) return known[1]
  const [line = ''] = message.trim().split('\n')
  return SENTENCE.test(line) ? line : reasons.other(line.slice(0, MAX_LENGTH))
}
