import type { Config } from '#app/config/config.server.ts'
import { settingOptions } from '#app/strings/en/setting-fields.ts'
import { settingSummaries as texts } from '#app/strings/en/settings.ts'

import type { SettingSection } from './setting-sections.ts'

/** What is in force in each section, in one sentence. */
export function sectionSummaries(
  config: Config,
  states: readonly string[],
): Record<SettingSection, string> {
  const { BRAND, PUBLIC_PHONE, PUBLIC_EMAIL, BACKUP_TO, BACKUP_AT } = config
  return {
    business: [BRAND, PUBLIC_PHONE ?? texts.noPhone, PUBLIC_EMAIL ?? texts.noEmail].join(', '),
    legal: legalText(config.WORK_STATES, states),
    retention: texts.retention(config.RETENTION_DAYS?.toString(), String(config.SPAM_DAYS)),
    notifications:
      config.SMTP_URL === undefined
        ? texts.noMail
        : texts.mailTo((config.MAIL_TO ?? []).join(', ')),
    analytics: config.ANALYTICS_ID ?? texts.noAnalytics,
    enquiries: texts.enquiries(String(config.ENQUIRY_LIMIT_IPV4)),
    projects: texts.projects(settingOptions.UNREGISTERED_PROJECTS[config.UNREGISTERED_PROJECTS]),
    backups: BACKUP_TO === undefined ? texts.noBackup : backupText(BACKUP_TO, BACKUP_AT),
    security: texts.twoStep(settingOptions.OWNER_TWO_STEP[config.OWNER_TWO_STEP].toLowerCase()),
  }
}

function legalText(works: readonly string[], registered: readonly string[]): string {
  const missing = works.filter((state) => !registered.includes(state))
  const found =
    registered.length > 0 ? texts.registered(registered.join(', ')) : texts.noRegistration
  return missing.length === 0 ? found : `${found}, ${texts.noNumber(missing.join(', '))}`
}

function backupText(place: string, at: Config['BACKUP_AT']): string {
  return at === 'off'
    ? texts.byHand(place)
    : texts.backup(place, settingOptions.BACKUP_AT[at] ?? '')
}
