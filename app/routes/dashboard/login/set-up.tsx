import { data } from 'react-router'

import { formatMoment, machineTime } from '#app/audit/format-time.ts'
import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { readFields } from '#app/lib/http/read-body.ts'
import { clientAddressContext } from '#app/lib/http/request-context.ts'
import { storableText } from '#app/lib/text/storable.ts'
import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { headersOfAnswer } from '#app/routes/public/frame/headers-of-answer.ts'
import { LINKED_HEADERS } from '#app/routes/public/preview/linked-page.tsx'
import { prepareWeakness } from '#app/staff/accounts.server.ts'
import { passwordLength } from '#app/staff/login/sign-in.ts'
import { LoginIsland } from '#app/staff/login/sign-in-form.tsx'
import type { JoinProps } from '#app/staff/password-links/join-form.tsx'
import { createFirstOwner, findSetupLink } from '#app/staff/set-up/setup-links.server.ts'
import setUpSheet from '#app/staff/set-up/set-up.css?url'
import { readDetails } from '#app/staff/team/person-details.ts'
import { joinTexts } from '#app/strings/en/join.ts'
import { passwordTexts } from '#app/strings/en/password.ts'
import { setUpTexts as texts } from '#app/strings/en/set-up.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import scaleSheet from '#app/ui/navigation/step-scale.css?url'
import { StepScale } from '#app/ui/navigation/step-scale.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/set-up.ts'
import { LONGEST_POST, refusedLink, signInTo, tryLink } from './link-form.server.ts'
import { LinkGone } from './link-gone.tsx'
import { LoginFigure } from './login-figure.tsx'
import sheet from './sign-in.css?url'

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export const headers = headersOfAnswer

/** GET /setup/:token: the form for the first owner; opening it changes nothing. */
export async function loader({ params }: Route.LoaderArgs) {
  const expiresAt = await withTimeout(findSetupLink(db, params.token))
  if (expiresAt) prepareWeakness()
  const until = expiresAt && {
    at: machineTime(expiresAt),
    shown: formatMoment(expiresAt, new Date()),
  }
  const picture = pictureFacts('city-noida')
  return data({ until, picture }, { status: until ? 200 : 404, headers: LINKED_HEADERS })
}

/** POST: creates the first owner, uses up the link and signs in. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const address = context.get(clientAddressContext)
  const tried = await tryLink({ token, address, gone: texts.gone }, () => findSetupLink(db, token))
  if (tried.kind === 'refused') return tried.answer
  const fields = await readFields(request, LONGEST_POST)
  const field = (name: string) => storableText(fields.get(name) ?? '')
  const typed = { name: field('name'), phone: field('phone') }
  const password = field('password')
  const read = readDetails(typed)
  const faults = {
    ...(read.kind === 'wrong' && read.wrong),
    ...(password !== field('again') && { again: joinTexts.differ }),
  }
  if (read.kind === 'wrong' || Object.keys(faults).length > 0) return wrong(faults, typed)
  const result = await createFirstOwner(db, token, { ...read.details, password })
  if (result.kind === 'gone') return refusedLink(texts.gone, 404)
  if (result.kind === 'weak') return wrong({ password: result.reason }, typed)
  return signInTo('/dashboard/set-up', { request, address, staffId: result.id })
}

type Typed = { name: string; phone: string }

function wrong(faults: JoinProps['wrong'], typed: Typed) {
  return data({ faults, typed, message: undefined }, { status: 422, headers: LINKED_HEADERS })
}

export default function SetUp({
  loaderData: { until, picture },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="login">
      <Sheet href={sheet} />
      <Sheet href={setUpSheet} />
      <Sheet href={scaleSheet} />
      <div>
        {until ? (
          <Account until={until} answer={actionData} />
        ) : (
          <LinkGone
            title={texts.gone}
            note={
              <>
                {texts.goneNote} <code>{texts.goneCommand}</code>
              </>
            }
          />
        )}
      </div>
      <LoginFigure picture={picture} />
    </div>
  )
}

type AccountProps = {
  until: { at: string; shown: string }
  answer: Route.ComponentProps['actionData']
}

function Account({ until, answer }: AccountProps) {
  const { account } = texts
  return (
    <section className="login-join">
      <StepScale label={texts.stepsLabel} steps={texts.steps} current={0} />
      <h1>{account.title}</h1>
      <p className="login-note">{account.note}</p>
      {answer?.message === undefined ? null : (
        <p role="alert" className="login-error">
          {answer.message}
        </p>
      )}
      <LoginIsland
        join={{
          texts: {
            phone: account.phone,
            password: joinTexts.password,
            hint: passwordTexts.rules(passwordLength.min),
            again: joinTexts.again,
            go: account.go,
          },
          phone: answer?.typed?.phone ?? '',
          owner: {
            nameLabel: account.name,
            name: answer?.typed?.name ?? '',
            phoneHint: account.phoneHint,
          },
          wrong: answer?.faults ?? {},
        }}
      />
      <p className="login-note login-forgot">
        {account.next} <time dateTime={until.at}>{joinTexts.until(until.shown)}</time>
      </p>
    </section>
  )
}
