import { data, Form, Link, redirect } from 'react-router'

import { postedFields } from '#app/lib/http/posted-text.ts'
import { plainText } from '#app/lib/text/plain-text.ts'
import { findAdapter } from '#app/sources/adapters.server.ts'
import { KindList } from '#app/sources/page/kind-list.tsx'
import { fieldsOf, readFields } from '#app/sources/page/source-fields.server.ts'
import { SourceInputs } from '#app/sources/page/source-inputs.tsx'
import { kindViews } from '#app/sources/page/source-view.server.ts'
import { createSource } from '#app/sources/store/change-source.server.ts'
import { nameFault } from '#app/sources/store/source-name.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { sourceKinds } from '#app/strings/en/sources/kinds.ts'
import { newSourceTexts as texts, sourcePageTexts } from '#app/strings/en/sources/sources.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/new.ts'
import style from './sources.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/sources/new: the kinds, or the form of `kind`. */
export function loader({ context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return { kinds: kindViews(), chosen: chosenKind(url.searchParams.get('kind') ?? '') }
}

function chosenKind(kind: string) {
  const [adapter, words] = [findAdapter(kind), sourceKinds[kind]]
  return adapter && words && { kind, words, fields: fieldsOf(adapter) }
}

/** POST /dashboard/sources/new: adds the source and leads to its set-up. */
export async function action({ request, context }: Route.ActionArgs) {
  const by = context.get(staffContext)
  refuseAgents(by)
  const field = await postedFields(request)
  const adapter = findAdapter(field('kind'))
  if (!adapter) throw new Response('Not Found', { status: 404 })
  const name = plainText(field('name')).replace(/\s+/g, ' ')
  const fault = nameFault(name)
  const read = readFields(adapter, field)
  if (fault !== undefined || !read.ok) {
    const faults = { ...(read.ok ? {} : read.faults), ...(fault !== undefined && { name: fault }) }
    const open = fieldsOf(adapter).filter(({ isSecret }) => !isSecret)
    const typed = Object.fromEntries(open.map((one) => [one.name, field(one.name)]))
    return data(
      { chosen: chosenKind(adapter.kind), typed: { ...typed, name }, faults },
      { status: 422 },
    )
  }
  const id = await createSource(
    db,
    { kind: adapter.kind, name, ...read.texts, isPulled: adapter.pull !== undefined },
    by,
  )
  return redirect(`/dashboard/sources/${id}#set-up`)
}

export default function NewSource({ loaderData, actionData }: Route.ComponentProps) {
  const chosen = actionData?.chosen ?? loaderData.chosen
  return (
    <main id="main" className="dashboard dashboard--narrow sources">
      <p>
        <Link className="link" to="/dashboard/sources">
          {sourcePageTexts.back}
        </Link>
      </p>
      {chosen ? (
        <KindForm
          key={chosen.kind}
          chosen={chosen}
          typed={actionData?.typed ?? {}}
          faults={actionData?.faults ?? {}}
        />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <p>{texts.choose}</p>
          <KindList kinds={loaderData.kinds} />
        </>
      )}
    </main>
  )
}

type FormProps = {
  chosen: NonNullable<ReturnType<typeof chosenKind>>
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
}

function KindForm({ chosen, typed, faults }: FormProps) {
  const { kind, words, fields } = chosen
  return (
    <>
      <h1>{texts.setUp(words.name)}</h1>
      <p className="caption">{words.needs}</p>
      <Form method="post" action="/dashboard/sources/new" noValidate>
        <input type="hidden" name="kind" value={kind} />
        <TextField
          id="source-name"
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          error={faults['name']}
          defaultValue={typed['name'] ?? words.name}
          autoComplete="off"
        />
        <SourceInputs words={words} fields={fields} values={typed} faults={faults} />
        <button className="button form-submit">{texts.add}</button>
      </Form>
    </>
  )
}
