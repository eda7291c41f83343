import { newsLine, newsOf, type AlertAbout } from '#app/enquiries/alerts/alert-texts.ts'
import { alertMailTexts as texts } from '#app/strings/en/notifications.ts'

import type { Sender } from './confirmation.ts'
import { oneLine, type Mail } from './mail.ts'

type Alert = { about: AlertAbout; stopAddress: string }

/** Anyone can enter another's address, so it holds nothing that was typed. */
export function alertLinkMail(
  { about, stopAddress, hours }: Alert & { hours: number },
  { brand }: Pick<Sender, 'brand'>,
): Mail {
  return {
    subject: oneLine(texts.confirm.subject(brand)),
    heading: texts.confirm.heading,
    parts: [
      { kind: 'text', text: texts.confirm.text(namedNews(about)) },
      { kind: 'link', label: texts.confirm.link, href: stopAddress },
      { kind: 'small', text: texts.confirm.not(hours) },
    ],
  }
}

/** `the price is out: Godrej Reverine`, `a project fits: Plots, Noida`. */
function namedNews(about: AlertAbout): string {
  const named = about.kind === 'question' ? about.project : about.filters
  return named === '' ? newsOf(about) : `${newsOf(about)}: ${named}`
}

/** `answer` of a question; the projects that are new to a search. */
export type AlertNews = {
  answer?: string | undefined
  projects: readonly { name: string; href: string }[]
}

export function alertMail(
  { about, stopAddress }: Alert,
  { answer, projects }: AlertNews,
  { brand }: Pick<Sender, 'brand'>,
): Mail {
  const line = newsLine(about)
  return {
    subject: oneLine(line),
    heading: line,
    parts: [
      ...(answer === undefined
        ? []
        : [{ kind: 'facts' as const, facts: [{ label: texts.answer, value: answer }] }]),
      ...projects.map(({ name, href }) => ({ kind: 'link' as const, label: name, href })),
      { kind: 'small', text: texts.why(brand) },
      { kind: 'link', label: texts.stop, href: stopAddress },
    ],
  }
}
