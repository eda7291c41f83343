import { data, Link, redirect } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { PhotoTodo, SlotGroups } from '#app/editor/photos/slot-groups.tsx'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { media } from '#app/media/storage/media.server.ts'
import { nameIn } from '#app/publishing/edited-content.ts'
import { openProject } from '#app/routes/dashboard/documents/edited-document.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { projectSlots } from './project-slots.server.ts'
import { shownSlots } from './shown-slots.server.ts'
import { takeUpload } from './take-upload.server.ts'
import style from './photos.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ params, context }: Route.LoaderArgs) {
  refuseWhoEditsNot(context.get(staffContext))
  const { content, known } = await openProject(db, params.project)
  await media.catchUp()
  const groups = projectSlots(known.subject, content)
  return {
    id: known.subject,
    name: nameIn(content),
    maxMb: config.PHOTO_MAX_MB,
    today: indianDay(new Date()),
    groups: groups && shownSlots(groups),
  }
}

/** POST ?slot=…: uploads a photo from a form without script. */
export async function action(args: Route.ActionArgs) {
  const { status, slot, answer } = await takeUpload(args)
  const back = `/dashboard/projects/${args.params.project}/photos#${slot}`
  if (answer.kind === 'done') return redirect(back)
  return data({ slot, why: answer.why }, { status })
}

export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, maxMb, today, groups } = loaderData
  const illustrated = groups?.filter(({ newSlot }) => newSlot === undefined) ?? []
  const slots = illustrated.flatMap(({ places }) => places)
  const taken = slots.filter(({ shows }) => shows === 'photograph').length
  return (
    <main id="main" className="dashboard photos">
      <p className="editor-back">
        <Link className="link" to={`/dashboard/projects/${id}`}>
          {projectTexts.edit(name)}
        </Link>
      </p>
      <h1>{texts.titleOf(name)}</h1>
      <p>{texts.lede}</p>
      <p className="caption">{texts.limits(maxMb)}</p>
      {groups === undefined ? (
        <p>{texts.unreadable}</p>
      ) : (
        <>
          <p className="photos-count">{texts.count(taken, slots.length)}</p>
          <PhotoTodo groups={groups} />
          <SlotGroups {...{ id, maxMb, today, groups }} refused={actionData} />
        </>
      )}
    </main>
  )
}
