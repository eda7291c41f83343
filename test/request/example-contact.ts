import { expect } from 'vitest'

/** Pages and files that say how the deployment is reached. */
const PUBLIC = [
  '/',
  '/connect',
  '/lodha-goa',
  '/privacy-notice',
  '/privacy/rights',
  '/privacy/withdraw/00000000000000000000000000000000',
  '/llms.txt',
  '/.well-known/security.txt',
]
const EXAMPLE = /example\.com|\.example\b|00000 00000|910000000000|undefined/

/** No public page of the site at `base` shows an example of a contact. */
export async function expectNoExamples(base: string): Promise<void> {
  for (const path of PUBLIC)
    expect(await (await fetch(base + path)).text(), path).not.toMatch(EXAMPLE)
}
