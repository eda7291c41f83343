import { data, Link, redirect } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { PhotoTodo, SlotGroups } from '#app/editor/photos/slot-groups.tsx'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { media } from '#app/media/storage/media.server.ts'
import { openForEditor } from '#app/routes/dashboard/documents/document-call.server.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/page.ts'
import { shownSlots } from './shown-slots.server.ts'
import { takeUpload } from './take-upload.server.ts'
import style from './photos.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader(args: Route.LoaderArgs) {
  const { document } = await openForEditor(args)
  await media.catchUp()
  const groups = document.slots
  const isOfPeople = document.type.kind === 'page'
  if (isOfPeople && !groups) throw new Response(pageTexts.absent, { status: 404 })
  return {
    editor: document.address,
    name: document.known.nameOf(document.content),
    isOfPeople,
    maxMb: config.PHOTO_MAX_MB,
    today: indianDay(new Date()),
    groups: groups && shownSlots(groups),
  }
}

/** POST ?slot=…: uploads a photo from a form without script. */
export async function action(args: Route.ActionArgs) {
  const { status, slot, back, answer } = await takeUpload(args)
  return answer.kind === 'done' ? redirect(back) : data({ slot, why: answer.why }, { status })
}

export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  const { editor, name, isOfPeople, maxMb, today, groups } = loaderData
  const illustrated = groups?.filter(({ newSlot }) => newSlot === undefined) ?? []
  const slots = illustrated.flatMap(({ places }) => places)
  const taken = slots.filter(({ shows }) => shows === 'photograph').length
  return (
    <main id="main" className="dashboard photos">
      <p className="editor-back">
        <Link className="link" to={editor}>
          {projectTexts.edit(name)}
        </Link>
      </p>
      <h1>{texts.titleOf(name)}</h1>
      <p>{isOfPeople ? texts.peopleLede : texts.lede}</p>
      <p className="caption">{texts.limits(maxMb)}</p>
      {groups === undefined ? (
        <p>{texts.unreadable}</p>
      ) : isOfPeople && slots.length === 0 ? (
        <p>{texts.noPeople}</p>
      ) : (
        <>
          <p className="photos-count">{texts.count(taken, slots.length)}</p>
          <PhotoTodo groups={groups} />
          <SlotGroups
            address={`${editor}/photos`}
            maxMb={maxMb}
            today={today}
            groups={groups}
            refused={actionData}
          />
        </>
      )}
    </main>
  )
}
