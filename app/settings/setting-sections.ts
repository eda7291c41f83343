import type { environment } from '#app/config/environment.ts'

export type SettingName = keyof typeof environment.shape

/** What owners set in the dashboard, by section; an environment variable of the same name wins. */
export const settingSections = {
  business: [
    'BRAND',
    'LOGO',
    'PUBLIC_PHONE',
    'PUBLIC_EMAIL',
    'CHAT_NUMBER',
    'OFFICE',
    'SOCIAL_INSTAGRAM',
    'SOCIAL_FACEBOOK',
    'SOCIAL_TWITTER',
    'SOCIAL_LINKEDIN',
    'SOCIAL_YOUTUBE',
    'PRODUCT_ID',
  ],
  legal: [
    'WORK_STATES',
    'RERA_AGENT_UTTAR_PRADESH',
    'RERA_AGENT_HARYANA',
    'RERA_AGENT_MAHARASHTRA',
    'RERA_AGENT_MADHYA_PRADESH',
    'RERA_AGENT_GOA',
    'GOVERNING_LAW',
    'PRIVACY_CONTACT',
    'PRIVACY_EMAIL',
    'PRIVACY_PROCESSORS',
    'DATA_PROTECTION_BOARD',
  ],
  retention: [
    'RETENTION_DAYS',
    'SEALED_DAYS',
    'SPAM_DAYS',
    'CONTACT_DAYS',
    'ALERT_DAYS',
    'DELIVERY_DAYS',
    'SOURCE_DAYS',
    'SIGN_IN_DAYS',
    'DEVICE_DAYS',
    'DELETED_LEADS_DAYS',
    'VITALS_DAYS',
    'CSP_REPORT_DAYS',
  ],
  notifications: [
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_TO',
    'WEBHOOK_URLS',
    'WEBHOOK_SECRET',
    'NOTIFICATION_RETRY_SECONDS',
  ],
  analytics: ['ANALYTICS_ID', 'ANALYTICS_DAYS', 'FIRST_SOURCE_DAYS', 'VITALS_SAMPLE'],
  enquiries: [
    'ENQUIRY_LIMIT_IPV4',
    'ENQUIRY_LIMIT_IPV6',
    'ENQUIRY_LIMIT_PHONE',
    'ENQUIRY_LIMIT_FORM',
    'ENQUIRY_LIMIT_SITE',
    'ENQUIRY_LIMIT_SPAM',
    'ENQUIRY_MIN_SECONDS',
    'SPAM_SCORE',
    'SPAM_MAX_STORED',
  ],
  projects: ['UNREGISTERED_PROJECTS', 'FACTS_MAX_AGE_DAYS', 'PHOTO_MAX_MB'],
  backups: [
    'BACKUP_TO',
    'BACKUP_BUCKET_KEY_ID',
    'BACKUP_BUCKET_SECRET',
    'BACKUP_BUCKET_REGION',
    'BACKUP_KEY',
    'BACKUP_PASSPHRASE',
    'BACKUP_AT',
    'BACKUP_KEEP_DAYS',
    'FREE_SPACE_FLOOR_MB',
  ],
  security: ['OWNER_TWO_STEP', 'KNOWN_BROWSER_DAYS', 'SECURITY_CONTACT', 'PUSH_HOSTS'],
} as const satisfies Record<string, readonly SettingName[]>

export type SettingSection = keyof typeof settingSections

/** Take lead data out of the site, erase it for good, or weaken a sign-in: a change asks for the owner's password (OWASP ASVS 5.0, 7.5.3). */
export const guardedSections: ReadonlySet<SettingSection> = new Set([
  'retention',
  'notifications',
  'backups',
  'security',
])

/** Never shown again. */
export const secretSettings: ReadonlySet<string> = new Set<SettingName>([
  'SMTP_URL',
  'WEBHOOK_SECRET',
  'BACKUP_PASSPHRASE',
  'BACKUP_BUCKET_SECRET',
])

/** Stored sealed: an address of a webhook often has a key or a login in it. */
export const sealedSettings: ReadonlySet<string> = new Set([...secretSettings, 'WEBHOOK_URLS'])

/** Made by the site: no form has a field for them. */
export const generatedSettings: ReadonlySet<string> = new Set<SettingName>([
  'LOGO',
  'WEBHOOK_SECRET',
])

export function isSettingSection(text: string): text is SettingSection {
  return Object.hasOwn(settingSections, text)
}
