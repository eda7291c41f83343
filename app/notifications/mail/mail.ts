import { cutText } from '#app/lib/text/cut-text.ts'
import { wellFormed } from '#app/lib/text/well-formed.ts'

/** One line of facts; `href` is where its value leads. */
export type MailFact = { label: string; value: string; href?: string }

/** What a mail is made of, before it is plain text or HTML: both say the same words. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  | { kind: 'quote'; label: string; text: string; lang?: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'small'; text: string }

export type Mail = { subject: string; heading: string; parts: readonly MailPart[] }

/** A text as one line, as a subject or a name in a header has to be. */
export function oneLine(text: string, limit = 120): string {
  return wellFormed(cutText(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), limit))
}
