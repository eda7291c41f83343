/** Unknown facts leave a marked blank in the texts. */
export type Breach = {
  from: Date
  to: Date
  /** The Board's 72 hours run from here (DPDP Rules 2025, rule 7(2)). */
  found: Date
  what?: string | undefined
  where?: string | undefined
  consequences?: string | undefined
  measures?: string | undefined
  advice?: string | undefined
}

export type Fiduciary = { brand: string; contact: string; email: string; phone: string }

export type Touched = {
  leads: number
  people: number
  overseas: number
  sealed: number
  /** Withdrawals since the breach began, whose data was readable then. */
  since: number
  /** Audit log entries during the breach, by kind. */
  record: readonly { kind: string; lines: number; leads: number }[]
}

const HOURS_72 = 72 * 3_600_000
const DATA =
  'Name, phone, email, message, preferred way and time of contact, visits, source of the enquiry, notes of our team.'
const DATA_HI =
  'नाम, फ़ोन, ईमेल, संदेश, संपर्क का चाहा गया तरीका और समय, विज़िट, पूछताछ का स्रोत, हमारी टीम के नोट।'

/** Notice to each person (DPDP Rules 2025, rule 7(1)(a)–(e)). */
export function personText(breach: Breach, { brand, contact, email, phone }: Fiduciary): string {
  return `${brand}: your personal data

Between ${time(breach.from)} and ${time(breach.to)} there was a breach of personal data that concerns you.
What happened: ${known(breach.what)}
Where: ${known(breach.where)}
Your data: ${DATA}
What it may lead to: ${known(breach.consequences)}
What we did and do: ${known(breach.measures)}
What you can do: ${known(breach.advice)}
Questions: ${contact}, ${email}, ${phone}
`
}

/** In Hindi; typed text stays as it is. */
export function personTextHindi(
  breach: Breach,
  { brand, contact, email, phone }: Fiduciary,
): string {
  return `${brand}: आपका व्यक्तिगत डेटा

${timeHindi(breach.from)} और ${timeHindi(breach.to)} के बीच व्यक्तिगत डेटा का एक उल्लंघन हुआ जो आपसे संबंधित है।
क्या हुआ: ${known(breach.what, '[भरना बाकी है]')}
कहाँ: ${known(breach.where, '[भरना बाकी है]')}
आपका डेटा: ${DATA_HI}
इससे क्या हो सकता है: ${known(breach.consequences, '[भरना बाकी है]')}
हमने क्या किया और कर रहे हैं: ${known(breach.measures, '[भरना बाकी है]')}
आप क्या कर सकते हैं: ${known(breach.advice, '[भरना बाकी है]')}
प्रश्न: ${contact}, ${email}, ${phone}
`
}

/** Report to the Board (rule 7(2)); GDPR articles 33 and 34 for people overseas. */
export function boardText(breach: Breach, fiduciary: Fiduciary, touched: Touched): string {
  const { brand, contact, email, phone } = fiduciary
  const until = new Date(breach.found.getTime() + HOURS_72)
  const lines = touched.record.map(
    ({ kind, lines: count, leads }) =>
      `  ${kind}: ${count} lines${leads > 0 ? `, ${leads} leads` : ''}`,
  )
  return `To the Data Protection Board of India
Personal data breach at ${brand}

A. Without delay (rule 7(2)(a))
Nature: ${known(breach.what)}
Extent: ${touched.people} people, ${touched.leads} enquiries; ${withdrawnText(touched)}
Timing: ${time(breach.from)} to ${time(breach.to)}; found ${time(breach.found)}
Location: ${known(breach.where)}
Data: ${DATA}
Likely impact: ${known(breach.consequences)}

B. Within 72 hours, by ${time(until)} (rule 7(2)(b))
Events, circumstances and reasons: ${known(undefined)}
Measures against the risk: ${known(breach.measures)}
Who caused it, as far as known: ${known(undefined)}
Measures against a repeat: ${known(undefined)}
People informed: ${known(undefined)}

C. The activity log of the dashboard for that time
${lines.length > 0 ? lines.join('\n') : '  nothing'}

D. People overseas: ${touched.overseas}. For people in the European Union or the United Kingdom, we inform the authority there within the same 72 hours (GDPR, articles 33 and 34).

${contact}, ${email}, ${phone}
`
}

function withdrawnText({ sealed, since }: Touched): string {
  const readable =
    since > 0
      ? `${since} withdrew since it began: their data could be read until then, and they are not listed`
      : 'no one withdrew since it began'
  return `sealed data only of ${sealed} who withdrew before; ${readable}`
}

function known(text: string | undefined, blank = '[to be filled in]'): string {
  return text === undefined || text.trim() === '' ? blank : text.trim()
}

function time(moment: Date): string {
  return momentIn('en-IN', moment, true).concat(' IST')
}

function timeHindi(moment: Date): string {
  return momentIn('hi-IN', moment, false).concat(' (भारतीय समय)')
}

function momentIn(language: string, moment: Date, hour12: boolean): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const
  return new Intl.DateTimeFormat(language, { ...form, hour12 }).format(moment)
}
