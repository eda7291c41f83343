export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string
  dial: string
  name: string
  /** The numbering plan's example, as written after the code. */
  mobile: string
  /** Undefined where the length varies. */
  digits?: number
}

/** A closed select shows about six letters, so the code comes first. */
export function countryLabel({
  code,
  dial,
  name,
}: Pick<Country, 'code' | 'dial' | 'name'>): string {
  return `${dial === '' ? '' : `+${dial} `}${code}\u2003\u2003${name}`
}

export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

export function nameOfCountry(code: string): string {
  if (!isCountryCode(code)) return code
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code
}

export function phoneHint(code: string): string {
  if (code === 'IN') return '10-digit mobile number. Overseas? Choose a code or type\u00A0+.'
  const country = countries.find((each) => each.code === code)
  if (!country) return `A phone number in ${nameOfCountry(code)}, with or without its country code.`
  const count = country.digits === undefined ? 'For' : `${country.digits} digits, for`
  return `${count} example ${country.mobile}. With or without +${country.dial}.`
}

/** India first, then where most Indians live overseas, then by name. */
export const countries: readonly Country[] = [
  { code: 'IN', dial: '91', name: 'India', mobile: '81234 56789', digits: 10 },
  { code: 'AE', dial: '971', name: 'United Arab Emirates', mobile: '50 123 4567', digits: 9 },
  { code: 'US', dial: '1', name: 'United States', mobile: '201 555 0123', digits: 10 },
  { code: 'GB', dial: '44', name: 'United Kingdom', mobile: '7400 123456', digits: 10 },
  { code: 'CA', dial: '1', name: 'Canada', mobile: '506 234 5678', digits: 10 },
  { code: 'SG', dial: '65', name: 'Singapore', mobile: '8123 4567', digits: 8 },
  { code: 'AU', dial: '61', name: 'Australia', mobile: '412 345 678', digits: 9 },
  { code: 'SA', dial: '966', name: 'Saudi Arabia', mobile: '51 234 5678', digits: 9 },
  { code: 'QA', dial: '974', name: 'Qatar', mobile: '3312 3456', digits: 8 },
  { code: 'KW', dial: '965', name: 'Kuwait', mobile: '500 12345', digits: 8 },
  { code: 'OM', dial: '968', name: 'Oman', mobile: '9212 3456', digits: 8 },
  { code: 'BH', dial: '973', name: 'Bahrain', mobile: '3600 1234', digits: 8 },
  { code: 'NZ', dial: '64', name: 'New Zealand', mobile: '21 123 4567' },
  { code: 'DE', dial: '49', name: 'Germany', mobile: '1512 3456789' },
  { code: 'AT', dial: '43', name: 'Austria', mobile: '664 123456' },
  { code: 'BD', dial: '880', name: 'Bangladesh', mobile: '1812 345678', digits: 10 },
  { code: 'BE', dial: '32', name: 'Belgium', mobile: '450 00 12 34', digits: 9 },
  { code: 'BT', dial: '975', name: 'Bhutan', mobile: '17 12 34 56', digits: 8 },
  { code: 'BW', dial: '267', name: 'Botswana', mobile: '71 123 456', digits: 8 },
  { code: 'CN', dial: '86', name: 'China', mobile: '131 2345 6789', digits: 11 },
  { code: 'CZ', dial: '420', name: 'Czechia', mobile: '601 123 456', digits: 9 },
  { code: 'DK', dial: '45', name: 'Denmark', mobile: '34 41 23 45', digits: 8 },
  { code: 'FJ', dial: '679', name: 'Fiji', mobile: '701 2345', digits: 7 },
  { code: 'FI', dial: '358', name: 'Finland', mobile: '41 2345678' },
  { code: 'FR', dial: '33', name: 'France', mobile: '6 12 34 56 78', digits: 9 },
  { code: 'GH', dial: '233', name: 'Ghana', mobile: '23 123 4567', digits: 9 },
  { code: 'GR', dial: '30', name: 'Greece', mobile: '691 234 5678', digits: 10 },
  { code: 'GY', dial: '592', name: 'Guyana', mobile: '609 1234', digits: 7 },
  { code: 'HK', dial: '852', name: 'Hong Kong', mobile: '5123 4567', digits: 8 },
  { code: 'ID', dial: '62', name: 'Indonesia', mobile: '812 345 678' },
  { code: 'IE', dial: '353', name: 'Ireland', mobile: '85 012 3456', digits: 9 },
  { code: 'IL', dial: '972', name: 'Israel', mobile: '50 234 5678', digits: 9 },
  { code: 'IT', dial: '39', name: 'Italy', mobile: '312 345 6789' },
  { code: 'JP', dial: '81', name: 'Japan', mobile: '90 1234 5678', digits: 10 },
  { code: 'KE', dial: '254', name: 'Kenya', mobile: '712 123456', digits: 9 },
  { code: 'LU', dial: '352', name: 'Luxembourg', mobile: '628 123 456', digits: 9 },
  { code: 'MY', dial: '60', name: 'Malaysia', mobile: '12 345 6789' },
  { code: 'MV', dial: '960', name: 'Maldives', mobile: '771 2345', digits: 7 },
  { code: 'MU', dial: '230', name: 'Mauritius', mobile: '5251 2345', digits: 8 },
  { code: 'NP', dial: '977', name: 'Nepal', mobile: '984 1234567', digits: 10 },
  { code: 'NL', dial: '31', name: 'Netherlands', mobile: '6 12345678' },
  { code: 'NG', dial: '234', name: 'Nigeria', mobile: '802 123 4567', digits: 10 },
  { code: 'NO', dial: '47', name: 'Norway', mobile: '40 61 23 45', digits: 8 },
  { code: 'PH', dial: '63', name: 'Philippines', mobile: '905 123 4567', digits: 10 },
  { code: 'PL', dial: '48', name: 'Poland', mobile: '512 345 678', digits: 9 },
  { code: 'PT', dial: '351', name: 'Portugal', mobile: '912 345 678', digits: 9 },
  { code: 'SC', dial: '248', name: 'Seychelles', mobile: '2 510 123', digits: 7 },
  { code: 'ZA', dial: '27', name: 'South Africa', mobile: '71 123 4567' },
  { code: 'KR', dial: '82', name: 'South Korea', mobile: '10 2000 0000' },
  { code: 'ES', dial: '34', name: 'Spain', mobile: '612 34 56 78', digits: 9 },
  { code: 'LK', dial: '94', name: 'Sri Lanka', mobile: '71 234 5678', digits: 9 },
  { code: 'SR', dial: '597', name: 'Suriname', mobile: '741 2345', digits: 7 },
  { code: 'SE', dial: '46', name: 'Sweden', mobile: '70 123 45 67', digits: 9 },
  { code: 'CH', dial: '41', name: 'Switzerland', mobile: '78 123 45 67', digits: 9 },
  { code: 'TZ', dial: '255', name: 'Tanzania', mobile: '621 234 567', digits: 9 },
  { code: 'TH', dial: '66', name: 'Thailand', mobile: '81 234 5678', digits: 9 },
  { code: 'TT', dial: '1', name: 'Trinidad and Tobago', mobile: '868 291 1234', digits: 10 },
  { code: 'UG', dial: '256', name: 'Uganda', mobile: '712 345678', digits: 9 },
  { code: 'VN', dial: '84', name: 'Vietnam', mobile: '912 345 678', digits: 9 },
  { code: 'ZM', dial: '260', name: 'Zambia', mobile: '95 5123456', digits: 9 },
]

/** Those that a form lists. Who calls from another types + and its code, so that pages stay short. */
export const listedCountries = countries.slice(0, 14)
