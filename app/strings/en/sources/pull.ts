import { isolating } from '#app/lib/text/bidi.ts'

/** Alerts to the devices of owners. */
export const sourceAlertTexts = isolating({
  failing: {
    one: (name: string) => `Leads do not arrive: ${name}`,
    many: (sources: number) => `${sources} sources of leads fail`,
    body: 'The page of the source says why, and what to do.',
  },
  quiet: {
    one: (name: string) => `No lead for long: ${name}`,
    many: (sources: number) => `${sources} sources of leads are quiet`,
    body: 'Please check that the advertisement still runs.',
  },
} as const)

/** Why a source that we read could not be read. */
export const pullTexts = isolating({
  unreadable: 'The settings of this source cannot be read. Save them again.',
  mailbox: (mails: number) =>
    mails === 1
      ? 'Signed in; 1 mail of the last 7 days'
      : `Signed in; ${mails} mails of the last 7 days`,
  unreached: (code: string) => `We cannot reach it (${code}). We try again.`,
} as const)
