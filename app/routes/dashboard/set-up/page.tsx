import { useRef, useState } from 'react'
import { data, Form, Link, redirectDocument } from 'react-router'

import { agentStates, stateNames } from '#app/config/groups/work-states.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { useIsDrawn } from '#app/ui/use-is-drawn.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { commaList } from '#app/lib/text/comma-list.ts'
import { composeFields } from '#app/settings/composed-fields.ts'
import { rowsName, valueName } from '#app/settings/lists/list-rows.ts'
import { fieldsOf, sentSection, type SettingField } from '#app/settings/section-view.server.ts'
import { SettingInput } from '#app/settings/setting-input.tsx'
import { saveRefusal } from '#app/settings/save-refusal.ts'
import { saveSections } from '#app/settings/save-sections.server.ts'
import type { SettingName } from '#app/settings/setting-sections.ts'
import { readSection } from '#app/settings/stored-settings.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { SetUpPreview } from '#app/staff/set-up/set-up-preview.tsx'
import setUpStyle from '#app/staff/set-up/set-up.css?url'
import { setUpTexts } from '#app/strings/en/set-up.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import scaleStyle from '#app/ui/navigation/step-scale.css?url'
import { StepScale } from '#app/ui/navigation/step-scale.tsx'
import style from '#app/routes/dashboard/settings/settings.css?url'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'

const texts = setUpTexts.business

const SHOWN = {
  business: ['BRAND', 'PUBLIC_PHONE', 'PUBLIC_EMAIL', 'OFFICE', 'CHAT_NUMBER'],
  legal: ['WORK_STATES', ...Object.values(agentStates)],
} satisfies Record<string, readonly SettingName[]>

type Section = keyof typeof SHOWN

const based = (section: Section) => `basedOn-${section}`

export const links: Route.LinksFunction = () =>
  [style, setUpStyle, scaleStyle].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/set-up: what visitors see of the business, for the owner who has just made an account. */
export async function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const [business, legal] = await Promise.all([
    readSection(db, 'business'),
    readSection(db, 'legal'),
  ])
  const fields = [...fieldsOf('business', business), ...fieldsOf('legal', legal)]
  const shown = (names: readonly string[]) =>
    names.flatMap((name) => fields.filter((field) => field.name === name))
  return {
    basedOn: { business: business.id, legal: legal.id },
    business: shown(SHOWN.business),
    works: commaList(fields.find(({ name }) => name === 'WORK_STATES')?.text ?? ''),
    states: shown(Object.values(agentStates)),
  }
}

/** POST: saves both sections or none. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const field = await postedFields(request)
  const sent = (section: Section) => {
    const own = (name: string) => field(name === 'basedOn' ? based(section) : name)
    const { texts: composed } = composeFields(section, own, {})
    const read = (name: string) => composed[name] ?? own(name)
    return { section, sent: sentSection(section, read, SHOWN[section]) }
  }
  const sections = [sent('business'), sent('legal')]
  const result = await saveSections(db, sections, staff)
  if (result.kind === 'saved') {
    await catchUpCatalogue()
    // The header has the new name.
    return redirectDocument('/dashboard/go-live')
  }
  const typed: Record<string, string> = Object.assign({}, ...sections.map((one) => one.sent.texts))
  const status = result.kind === 'wrong' ? 422 : 409
  return data({ typed, section: result.section, ...saveRefusal(result) }, { status })
}

export default function SetUpBusiness({ loaderData, actionData }: Route.ComponentProps) {
  const { basedOn, business, states, works } = loaderData
  const ticked = actionData ? commaList(actionData.typed['WORK_STATES'] ?? '') : works
  const answer = (name: string) => ({
    typed: actionData && (actionData.typed[name] ?? ''),
    error: actionData?.errors[name],
  })
  const form = useRef<HTMLFormElement>(null)
  return (
    <main id="main" className="dashboard settings set-up">
      <StepScale label={setUpTexts.stepsLabel} steps={setUpTexts.steps} current={1} />
      <h1>{texts.title}</h1>
      <p>{texts.note}</p>
      <StatusMessage event={actionData} className="settings-message">
        {actionData?.message ?? ''}
      </StatusMessage>
      <SetUpPreview form={form} fields={business} />
      <Form ref={form} method="post" noValidate>
        {(['business', 'legal'] as const).map((section) => (
          <input
            key={section}
            type="hidden"
            name={based(section)}
            value={(actionData?.section === section && actionData.basedOn) || basedOn[section]}
          />
        ))}
        {business.map((field) => (
          <SettingInput key={field.name} field={field} {...answer(field.name)} />
        ))}
        <fieldset className="set-up-states">
          <legend>{texts.states}</legend>
          <p className="caption">{texts.statesNote}</p>
          <div className="set-up-ticks">
            <input type="hidden" name={rowsName('WORK_STATES')} value={states.length} />
            {states.map((field, index) => (
              <StateField
                key={field.name}
                field={field}
                index={index}
                state={stateNames[index] ?? ''}
                isWorked={ticked.includes(stateNames[index] ?? '')}
                {...answer(field.name)}
              />
            ))}
          </div>
        </fieldset>
        <div className="set-up-go">
          <button className="button">{texts.go}</button>
          <Link className="link" to="/dashboard/go-live">
            {texts.skip}
          </Link>
        </div>
      </Form>
    </main>
  )
}

type StateProps = {
  field: SettingField
  index: number
  state: string
  isWorked: boolean
  typed: string | undefined
  error: string | undefined
}

/** Without script every number has its field. */
function StateField({ field, index, state, isWorked, typed, error }: StateProps) {
  const isDrawn = useIsDrawn()
  const [isTicked, setIsTicked] = useState(isWorked || (typed ?? field.text) !== '')
  return (
    <>
      <label className="set-up-state">
        <input
          type="checkbox"
          name={valueName('WORK_STATES', index)}
          value={state}
          checked={isTicked}
          onChange={(event) => setIsTicked(event.currentTarget.checked)}
        />
        {state}
      </label>
      {isDrawn && !isTicked && !field.isByServer ? null : (
        <SettingInput field={{ ...field, hint: undefined }} typed={typed} error={error} />
      )}
    </>
  )
}
