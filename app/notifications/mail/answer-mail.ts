import { answerMailTexts as texts } from '#app/strings/en/notifications.ts'

import type { Sender } from './confirmation.ts'
import { oneLine, type Mail } from './mail.ts'

type Answer = {
  label: string
  value: string
  project: { name: string; href: string }
  withdrawAddress: string | undefined
}

/** The answer to one question of an enquiry. */
export function answerMail(
  { label, value, project, withdrawAddress }: Answer,
  { brand, phone }: Pick<Sender, 'brand' | 'phone'>,
): Mail {
  return {
    subject: oneLine(texts.subject(label, project.name)),
    heading: texts.heading,
    parts: [
      { kind: 'text', text: texts.asked(project.name) },
      { kind: 'facts', facts: [{ label, value }] },
      { kind: 'link', label: texts.project, href: project.href },
      { kind: 'text', text: texts.next(brand, phone) },
      ...(withdrawAddress === undefined
        ? []
        : [{ kind: 'link' as const, label: texts.withdraw, href: withdrawAddress }]),
    ],
  }
}
