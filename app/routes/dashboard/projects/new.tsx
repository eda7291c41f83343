import { data, Link, redirect } from 'react-router'
import { z } from 'zod'

import { firstParts } from '#app/config/addresses.ts'
import { initialProject, newProject, slugFor } from '#app/editor/list/new-project.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { isSlot } from '#app/media/slots/manifest.server.ts'
import { heldAddresses, wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { requireEditor } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/new.ts'
import { listProjectEntries } from './project-entries.server.ts'
import { NewProjectForm, newProjectFields } from './new-project-form.tsx'
import style from './projects.css?url'

/** Attempts where two people create a project at the same moment: the second tries the next number. */
const MAX_ATTEMPTS = 3

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.add }]

export function loader({ context }: Route.LoaderArgs) {
  requireEditor(context.get(staffContext))
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  requireEditor(staff)
  const field = await postedFields(request)
  const typed = {
    name: field('name'),
    type: field('type'),
    location: field('location'),
    state: field('state'),
    road: field('road'),
  }
  const read = newProject.safeParse(typed)
  if (!read.success) {
    const { fieldErrors } = z.flattenError(read.error)
    const wrong = Object.fromEntries(
      newProjectFields.flatMap((name) => {
        const [first] = fieldErrors[name] ?? []
        return first === undefined ? [] : [[name, first]]
      }),
    )
    return data({ typed, wrong }, { status: 422 })
  }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const known = (await listProjectEntries(db)).map(({ project }) => project)
    const slugs = known.map(({ slug }) => slug)
    const taken = new Set([...firstParts, ...heldAddresses().keys(), ...slugs])
    const id = Math.max(0, ...[...wholeCatalogue(), ...known].map((one) => one.id)) + 1
    const slug = slugFor(read.data.name, (one) => taken.has(one) || isSlot(one))
    const content = initialProject(read.data, { id, slug, today: indianDay(new Date()) })
    const draft = { subject: id, basedOn: null, content, sources: {} }
    const saved = await projectVersions.save(db, draft, staff)
    if (saved.kind === 'saved') return redirect(`/dashboard/projects/${id}`)
  }
  throw new Error('Others began listings all the time')
}

const NOTHING = {}

export default function NewProject({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <p className="editor-back">
        <Link className="link" to="/dashboard/projects">
          {texts.back}
        </Link>
      </p>
      <NewProjectForm typed={actionData?.typed} wrong={actionData?.wrong ?? NOTHING} />
    </main>
  )
}
