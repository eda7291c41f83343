import type { SettingName, SettingSection } from './setting-sections.ts'

/** The fields of each section's form in their order, in groups by what they are for; strings/en/setting-groups.ts names them. */
export const settingGroups = {
  business: {
    name: ['BRAND', 'OFFICE'],
    reach: ['PUBLIC_PHONE', 'PUBLIC_EMAIL', 'CHAT_NUMBER'],
    social: [
      'SOCIAL_INSTAGRAM',
      'SOCIAL_FACEBOOK',
      'SOCIAL_TWITTER',
      'SOCIAL_LINKEDIN',
      'SOCIAL_YOUTUBE',
    ],
    programs: ['PRODUCT_ID'],
  },
  legal: {
    registrations: [
      'WORK_STATES',
      'RERA_AGENT_UTTAR_PRADESH',
      'RERA_AGENT_HARYANA',
      'RERA_AGENT_MAHARASHTRA',
      'RERA_AGENT_MADHYA_PRADESH',
      'RERA_AGENT_GOA',
    ],
    notice: ['PRIVACY_CONTACT', 'PRIVACY_EMAIL', 'PRIVACY_PROCESSORS', 'DATA_PROTECTION_BOARD'],
    terms: ['GOVERNING_LAW'],
  },
  retention: {
    people: ['RETENTION_DAYS', 'SEALED_DAYS', 'CONTACT_DAYS', 'ALERT_DAYS'],
    enquiries: ['SPAM_DAYS', 'DELETED_LEADS_DAYS', 'DELIVERY_DAYS', 'SOURCE_DAYS'],
    team: ['SIGN_IN_DAYS', 'DEVICE_DAYS'],
    measurements: ['VITALS_DAYS', 'CSP_REPORT_DAYS'],
  },
  notifications: {
    server: ['SMTP_URL', 'MAIL_FROM'],
    people: ['MAIL_TO', 'NOTIFICATION_RETRY_SECONDS'],
    webhooks: ['WEBHOOK_URLS'],
  },
  analytics: {
    google: ['ANALYTICS_ID', 'ANALYTICS_DAYS'],
    own: ['FIRST_SOURCE_DAYS', 'VITALS_SAMPLE'],
  },
  enquiries: {
    limits: [
      'ENQUIRY_LIMIT_IPV4',
      'ENQUIRY_LIMIT_IPV6',
      'ENQUIRY_LIMIT_PHONE',
      'ENQUIRY_LIMIT_FORM',
      'ENQUIRY_LIMIT_SITE',
    ],
    spam: ['ENQUIRY_LIMIT_SPAM', 'ENQUIRY_MIN_SECONDS', 'SPAM_SCORE', 'SPAM_MAX_STORED'],
  },
  projects: {
    rera: ['UNREGISTERED_PROJECTS', 'FACTS_MAX_AGE_DAYS'],
    photos: ['PHOTO_MAX_MB'],
  },
  backups: {
    where: ['BACKUP_TO', 'BACKUP_BUCKET_KEY_ID', 'BACKUP_BUCKET_SECRET', 'BACKUP_BUCKET_REGION'],
    when: ['BACKUP_AT', 'BACKUP_KEEP_DAYS'],
    key: ['BACKUP_KEY', 'BACKUP_PASSPHRASE'],
    disk: ['FREE_SPACE_FLOOR_MB'],
  },
  security: {
    signIn: ['OWNER_TWO_STEP', 'KNOWN_BROWSER_DAYS'],
    reports: ['SECURITY_CONTACT'],
    alerts: ['PUSH_HOSTS'],
  },
} as const satisfies Record<SettingSection, Record<string, readonly SettingName[]>>

/** The settings that a form shows, in its order; the site makes the others. */
export function typedSettings(section: SettingSection): readonly SettingName[] {
  return Object.values<readonly SettingName[]>(settingGroups[section]).flat()
}
