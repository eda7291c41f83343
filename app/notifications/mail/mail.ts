import { cutText } from '#app/lib/text/cut-text.ts'
import { wellFormed } from '#app/lib/text/well-formed.ts'

export type MailFact = { label: string; value: string; href?: string }

export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  | { kind: 'quote'; label: string; text: string; lang?: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'small'; text: string }

export type Mail = { subject: string; heading: string; parts: readonly MailPart[] }

export function oneLine(text: string, limit = 120): string {
  return wellFormed(cutText(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), limit))
}
