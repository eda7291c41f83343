import { data, Link, useLocation } from 'react-router'

import { config, publicSite } from '#app/config/config.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { refusePassword } from '#app/routes/dashboard/account/refuse-password.server.ts'
import { BackupPanel } from '#app/routes/dashboard/settings/backups/backup-panel.tsx'
import { readBackupState } from '#app/routes/dashboard/settings/backups/backup-state.server.ts'
import { MakeKey } from '#app/routes/dashboard/settings/backups/make-key.tsx'
import { ChangeList } from '#app/settings/change-list.tsx'
import { NewSecret } from '#app/settings/new-secret.tsx'
import { LogoPreviews } from '#app/settings/logo-form.tsx'
import { changeId, fieldsOf } from '#app/settings/section-view.server.ts'
import { listChanges } from '#app/settings/setting-history.server.ts'
import {
  guardedSections,
  isSettingSection,
  type SettingSection,
} from '#app/settings/setting-sections.ts'
import { readSection } from '#app/settings/stored-settings.server.ts'
import { TestMailForm, TestMailTarget } from '#app/routes/dashboard/settings/test-mail-form.tsx'
import { secretChanges } from '#app/settings/webhook-secret.ts'
import { receiverRows } from '#app/routes/dashboard/settings/webhooks/receiver-row.tsx'
import { WebhooksPanel } from '#app/routes/dashboard/settings/webhooks/webhooks-panel.tsx'
import { findWebhooks } from '#app/routes/dashboard/settings/webhooks/webhooks-view.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { backupTexts } from '#app/strings/en/backups.ts'
import { logoTexts, settingsTexts as texts } from '#app/strings/en/settings.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { useHashFocus } from '#app/ui/focus/use-hash-focus.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/section.ts'
import { FaultLinks } from './fault-links.tsx'
import { findSectionMarks } from './find-section-marks.server.ts'
import {
  readPosted,
  revertedTo,
  saved,
  secretAnswer,
  testAnswer,
  type SectionAnswer,
} from './section-answer.server.ts'
import { SectionForm } from './section-form.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import style from './settings.css?url'

const CHANGES = 20
const FORM = 'settings-form'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${sectionTitle(params['section'] ?? '')} | ${texts.title}` },
]

function sectionTitle(section: string): string {
  return isSettingSection(section) ? texts.sections[section] : texts.title
}

function requireSection(section: string) {
  if (isSettingSection(section)) return section
  throw new Response('Not Found', { status: 404 })
}

/** GET /dashboard/settings/:section: its form and its history, for owners. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const section = requireSection(params.section)
  const stored = await readSection(db, section)
  const { brand, logo } = publicSite()
  return {
    section,
    marks: await findSectionMarks(db),
    brand,
    logo,
    basedOn: stored.id,
    fields: fieldsOf(section, stored),
    changes: await listChanges(db, { section, max: CHANGES }),
    message: messageOf(url.searchParams),
    backups: section === 'backups' ? await readBackupState(db) : undefined,
    result: resultOf(url.searchParams.get('result')),
    mailTo: config.MAIL_TO?.[0] ?? '',
    webhooks: section === 'notifications' ? await findWebhooks(db, stored) : undefined,
    secret: { text: url.searchParams.has('removed') ? webhookTexts.removed : '' },
    isSentAgain: url.searchParams.has('again'),
  }
}

function messageOf(query: URLSearchParams): string {
  if (query.has('saved')) return texts.saved
  return query.has('reverted') ? texts.reverted : ''
}

const RESULTS = {
  'backup-requested': backupTexts.requested,
  'backup-busy': backupTexts.busy,
  'drill-busy': backupTexts.drillBusy,
  'drill-no-key': backupTexts.drillNoKey,
  'drill-no-place': backupTexts.drillNoPlace,
}

/** Of a backup or a drill that was asked for. */
function resultOf(result: string | null): string {
  return Object.entries(RESULTS).find(([name]) => name === result)?.[1] ?? ''
}

/** POST: saves the section, takes one of its changes back, changes the secret of webhooks or sends a test; 422 for wrong values, 409 where someone else was quicker. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const section = requireSection(params.section)
  const field = await postedFields(request.clone())
  const test = await testAnswer(field, staff, request.signal)
  if (test) return test
  const change = secretChanges.find((one) => one === field('intent'))
  const guarded = change === undefined ? section : 'notifications'
  const refused = await refuseUnguarded(guarded, request, context)
  if (change !== undefined) {
    if (!refused) return secretAnswer(change, field, staff)
    return data<SectionAnswer>({ secret: refused.data }, refused.init ?? {})
  }
  const posted = await readPosted(section, field)
  if (refused) {
    // A revert from the list of sections has none of the fields.
    const typed = field('alone') === '' && { typed: posted.typed, basedOn: posted.sent.basedOn }
    const answer = { ...typed, message: texts.needsPassword, ...refused.data }
    return data<SectionAnswer>(answer, refused.init ?? {})
  }
  const reverted = field('revert')
  return reverted === ''
    ? saved(section, posted, staff)
    : revertedTo(section, changeId(reverted) || '0', staff)
}

async function refuseUnguarded(
  section: SettingSection,
  request: Request,
  context: Route.ActionArgs['context'],
) {
  return guardedSections.has(section) ? refusePassword(request, context) : undefined
}

/** Where sessions are ended. */
function SessionLinks() {
  return (
    <p>
      {texts.sessions.about}{' '}
      <Link className="link" to="/dashboard/account/sessions">
        {texts.sessions.own}
      </Link>
      {', '}
      <Link className="link" to="/dashboard/team">
        {texts.sessions.team}
      </Link>
    </p>
  )
}

export default function SettingsSection({ loaderData, actionData }: Route.ComponentProps) {
  const { section, basedOn, changes, marks } = loaderData
  useHashFocus()
  const message = actionData ? actionData.message : loaderData.message
  return (
    <SettingsFrame
      key={section}
      marks={marks}
      history={<ChangeList changes={changes} form={FORM} />}
    >
      <h1>{texts.sections[section]}</h1>
      <p className="caption">{texts.about[section]}</p>
      <StatusMessage event={actionData ?? loaderData} className="settings-message">
        {message}
      </StatusMessage>
      <FaultLinks errors={actionData?.errors} typed={actionData?.typed} />
      <BackupPart page={loaderData} />
      {actionData?.isSaved ? <NewSecret {...actionData.newSecret} /> : null}
      {section === 'security' ? <SessionLinks /> : null}
      <SectionForm
        key={basedOn}
        {...loaderData}
        id={FORM}
        answer={actionData}
        extras={extrasOf(loaderData, actionData)}
        rowExtras={
          loaderData.webhooks ? receiverRows(loaderData.webhooks, actionData?.webhookTest) : {}
        }
      />
      <NotificationParts page={loaderData} answer={actionData} />
    </SettingsFrame>
  )
}

type Page = Route.ComponentProps['loaderData']

/** What is in a group of the form. */
function extrasOf({ section, logo, brand, mailTo }: Page, answer: SectionAnswer | undefined) {
  if (section === 'backups') return { key: <MakeKey field="BACKUP_KEY" /> }
  if (section === 'notifications')
    return { server: <TestMailForm to={mailTo} result={answer?.testMail} /> }
  if (section !== 'business') return {}
  const link = logo ? logoTexts.replace : logoTexts.add
  return {
    name: (
      <div className="setting-logo">
        <b>{logoTexts.onPages}</b>
        <LogoPreviews logo={logo} brand={brand} />
        <Link className="button button--line" to="/dashboard/settings/business/logo">
          {link}
        </Link>
      </div>
    ),
  }
}

function BackupPart({ page: { backups, result } }: { page: Page }) {
  const { key } = useLocation()
  return backups ? <BackupPanel key={key} state={backups} message={result} /> : null
}

type PartsProps = { page: Page; answer: SectionAnswer | undefined }

function NotificationParts({ page, answer }: PartsProps) {
  const { basedOn, webhooks, isSentAgain } = page
  if (!webhooks) return null
  return (
    <>
      <TestMailTarget />
      <WebhooksPanel
        key={`webhooks ${basedOn}`}
        view={webhooks}
        basedOn={basedOn}
        secret={answer ? answer.secret : page.secret}
        isSentAgain={!answer && isSentAgain}
      >
        {answer?.isSaved ? null : <NewSecret {...answer?.newSecret} />}
      </WebhooksPanel>
    </>
  )
}
