import { domainToASCII } from 'node:url'

/** One mailbox per address for limits: UTS 46 domains, no quotes or +tags, no dots for Google. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1)) || email.slice(at + 1).toLowerCase()
  const [named = ''] = email.slice(0, Math.max(0, at)).split('+')
  const local = named
    .replaceAll(/["\\\s]|\([^()]{0,64}\)/g, '')
    // ASCII only: the Kelvin sign must not become k and use up another's limit.
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
