import { isolated } from '#app/lib/text/bidi.ts'

import type { Mail, MailPart } from './mail.ts'

export function mailText({ heading, parts }: Mail): string {
  return `${[heading, ...parts.map(partText)].join('\n\n')}\n`
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${isolated(value)}`).join('\n')
    case 'quote':
      return `${part.label}:\n${isolated(part.text)}`
    case 'link':
      return `${part.label}:\n${part.href}`
    case 'text':
    case 'small':
    default:
      return part.text
  }
}
