const IST = '+05:30'
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * A time of SOURCES.md 9.2: Unix seconds or milliseconds, ISO, `YYYY-MM-DD HH:mm:ss`, `YYYYMMDD HHMMSS`,
 * `MM/DD/YYYY hh:mm AM`, `DD-Mon-YYYY` and RFC 2822; without a zone it is India's.
 */
export function sourceTime(written: string | undefined): Date | undefined {
  const text = written?.trim() ?? ''
  if (/^\d{9,11}$/.test(text)) return validTime(Number(text) * 1000)
  if (/^\d{12,13}$/.test(text)) return validTime(Number(text))
  return yearFirst(text) ?? americanTime(text) ?? namedMonth(text)
}

function yearFirst(text: string): Date | undefined {
  const parts =
    /^(\d{4})[-/]?(\d\d)[-/]?(\d\d)(?:[T ]*(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?)? *(Z|[+-]\d\d:?\d\d)?$/.exec(
      text,
    )
  if (!parts) return undefined
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = IST] = parts
  return zonedTime([year, month, day], [hour, minute, second], zone)
}

/** As the export of 99acres writes it: the month first, and always with AM or PM. */
function americanTime(text: string): Date | undefined {
  const parts = /^(\d\d?)\/(\d\d?)\/(\d{4}) +(\d\d?):(\d\d)(?::(\d\d))? *([AP])M$/i.exec(text)
  if (!parts) return undefined
  const [, month, day, year, hour, minute, second = '00', half = ''] = parts
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return zonedTime([year, month, day], [String(hours), minute, second], IST)
}

function namedMonth(text: string): Date | undefined {
  const parts =
    /^(?:[a-z]{3}, *)?(\d\d?)[- ]([a-z]{3})[- ](\d{4})(?: *(\d\d):(\d\d)(?::(\d\d))?)?(?: +(GMT|UTC|Z|[+-]\d\d:?\d\d))?(?: *\(\w+\))?$/i.exec(
      text,
    )
  if (!parts) return undefined
  const [, day, name = '', year, hour = '00', minute = '00', second = '00', zone = IST] = parts
  const month = MONTHS.indexOf(name.toLowerCase()) + 1
  const isUniversal = /^(?:GMT|UTC)$/i.test(zone)
  return zonedTime([year, String(month), day], [hour, minute, second], isUniversal ? 'Z' : zone)
}

type Parts = readonly (string | undefined)[]

function zonedTime(date: Parts, time: Parts, zone: string): Date | undefined {
  const offset = zone.toUpperCase().replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2')
  const day = date.map(twoDigits).join('-')
  return validTime(Date.parse(`${day}T${time.map(twoDigits).join(':')}${offset}`))
}

function twoDigits(part = ''): string {
  return part.padStart(2, '0')
}

/** No time before the year 2000 is meant: sources write 1970 where they have none. */
function validTime(ms: number): Date | undefined {
  return ms >= Date.UTC(2000) ? new Date(ms) : undefined
}
