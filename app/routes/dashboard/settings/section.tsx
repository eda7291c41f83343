import { data, Form, Link, replace } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { sendTestMail, type TestMailResult } from '#app/notifications/mail/test-mail.server.ts'
import { ChangeList } from '#app/settings/change-list.tsx'
import {
  changeId,
  fieldsOf,
  sentSection,
  type SettingField,
} from '#app/settings/section-view.server.ts'
import { saveRefusal } from '#app/settings/save-refusal.ts'
import { listChanges } from '#app/settings/setting-history.server.ts'
import { SettingInput } from '#app/settings/setting-input.tsx'
import {
  guardedSections,
  isSettingSection,
  type SettingSection,
} from '#app/settings/setting-sections.ts'
import { TestMailForm } from '#app/settings/test-mail-form.tsx'
import { readSection, revertChange, saveSection } from '#app/settings/stored-settings.server.ts'
import { SecretField } from '#app/staff/password/secret-field.tsx'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { refusePassword } from '#app/routes/dashboard/account/refuse-password.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/section.ts'
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
  return {
    section,
    basedOn: stored.id,
    fields: fieldsOf(section, stored),
    changes: await listChanges(db, { section, most: CHANGES }),
    message: messageOf(url.searchParams),
    mailTo: config.MAIL_TO?.[0] ?? '',
  }
}

function messageOf(query: URLSearchParams): string {
  if (query.has('saved')) return texts.saved
  return query.has('reverted') ? texts.reverted : ''
}

/** POST: saves the section, or takes one of its changes back; 422 for wrong values, 409 where someone else was quicker. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const section = requireSection(params.section)
  const field = await postedFields(request.clone())
  if (field('intent') === 'test-mail') {
    const testMail = await sendTestMail(field('to').trim())
    return data<Refusal>({ testMail }, { status: testMail.isSent ? 200 : 422 })
  }
  const isRevert = field('revert') !== ''
  const sent = sentSection(section, field)
  const refused = await refuseUnguarded(section, request, context)
  if (refused)
    return data<Refusal>(
      { typed: sent.texts, basedOn: sent.basedOn, ...refused.data },
      refused.init ?? {},
    )
  const result = isRevert
    ? await revertChange(db, section, changeId(field('revert')) || '0', staff)
    : await saveSection(db, section, sent, staff)
  if (!result) throw new Response('Not Found', { status: 404 })
  if (result.kind === 'saved') {
    await catchUpCatalogue()
    return replace(`/dashboard/settings/${section}?${isRevert ? 'reverted' : 'saved'}=${result.id}`)
  }
  if (isRevert) return data<Refusal>({ message: texts.notReverted }, { status: 409 })
  const status = result.kind === 'wrong' ? 422 : 409
  return data<Refusal>({ typed: sent.texts, ...saveRefusal(result) }, { status })
}

async function refuseUnguarded(
  section: SettingSection,
  request: Request,
  context: Route.ActionArgs['context'],
) {
  if (!guardedSections.has(section)) return undefined
  const refused = await refusePassword(request, context)
  return refused && data({ message: texts.needsPassword, ...refused.data }, refused.init ?? {})
}

/** What an action answers when the page stays. */
type Refusal = {
  message?: string
  errors?: Readonly<Record<string, string>>
  typed?: Readonly<Record<string, string>>
  /** Where someone else was quicker: what a second save is based on. */
  basedOn?: string
  testMail?: TestMailResult
  /** What is wrong with the password of the owner. */
  wrong?: string
}

export default function SettingsSection({ loaderData, actionData }: Route.ComponentProps) {
  const { section, changes, mailTo } = loaderData
  const message = actionData ? actionData.message : loaderData.message
  return (
    <main id="main" className="dashboard dashboard--narrow settings">
      <p>
        <Link className="link" to="/dashboard/settings">
          {texts.back}
        </Link>
      </p>
      <h1>{texts.sections[section]}</h1>
      <p>{texts.about[section]}</p>
      <StatusMessage event={actionData ?? loaderData} className="settings-message">
        {message}
      </StatusMessage>
      <SectionForm key={loaderData.basedOn} {...loaderData} refusal={actionData} />
      {section === 'notifications' ? (
        <TestMailForm to={mailTo} result={actionData?.testMail} />
      ) : null}
      <h2>{texts.history}</h2>
      <ChangeList changes={changes} form={FORM} />
    </main>
  )
}

type FormProps = {
  section: SettingSection
  basedOn: string
  fields: readonly SettingField[]
  refusal: Refusal | undefined
}

function SectionForm({ section, basedOn, fields, refusal }: FormProps) {
  const { form, draft } = useFormDraft(`settings ${section}`)
  const { typed, errors = {} } = refusal ?? {}
  return (
    <Form ref={form} id={FORM} method="post" noValidate>
      <input type="hidden" name="basedOn" value={refusal?.basedOn ?? basedOn} />
      {fields.map((field) => (
        <SettingInput
          key={field.name}
          field={field}
          typed={typed && (typed[field.name] ?? '')}
          error={errors[field.name]}
        />
      ))}
      {guardedSections.has(section) ? (
        <SecretField
          name="password"
          label={texts.password}
          kind="current-password"
          error={refusal?.wrong}
        />
      ) : null}
      <button className="button form-submit">{texts.save}</button>
      <DraftNote draft={draft} texts={draftTexts} />
    </Form>
  )
}
