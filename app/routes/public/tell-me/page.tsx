import type { ReactNode } from 'react'
import { data, redirect, useRouteLoaderData } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { readAlertContact } from '#app/enquiries/alerts/alert-contact.ts'
import {
  aboutOf,
  readSubject,
  subjectQuery,
  type AlertSubject,
} from '#app/enquiries/alerts/alert-subject.server.ts'
import { newsOf, type AlertAbout } from '#app/enquiries/alerts/alert-texts.ts'
import { answerTo, listedProject } from '#app/enquiries/alerts/due-alerts.server.ts'
import { CONFIRM_HOURS, recordAlert } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { HIDDEN_FIELD } from '#app/enquiries/spam/spam-signals.ts'
import { readFields } from '#app/lib/http/read-body.ts'
import { clientAddressContext } from '#app/lib/http/request-context.ts'
import { mailWay } from '#app/notifications/destinations.server.ts'
import type { RootData } from '#app/root.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { whileAvailable } from '#db/availability.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page'
import { AlertForm } from './alert-form.tsx'
import sheet from './tell-me.css?url'

/** Bytes of a post. */
const LONGEST = 4096
const sentWays = ['email', 'whatsapp'] as const
const LIMITED = 'Too many requests came from your network. Please try again in ten minutes.'

/** GET /tell-me: `project` and `question`, or the filters of the projects page; `sent` after a post. */
export async function loader({ url }: Route.LoaderArgs) {
  const { subject, about } = await openSubject(url)
  const sent = sentWays.find((way) => way === url.searchParams.get('sent'))
  return {
    about,
    ...pageOf(subject),
    action: `/tell-me?${subjectQuery(subject)}`,
    isMailed: mailWay(config) !== undefined,
    sent,
    hours: CONFIRM_HOURS,
    days: config.ALERT_DAYS,
    brand: config.BRAND,
  }
}

async function openSubject(url: URL): Promise<{ subject: AlertSubject; about: AlertAbout }> {
  const subject = await readSubject(url.searchParams)
  const about = subject && (await aboutOf(subject))
  if (!subject || !about) throw new Response('Not Found', { status: 404 })
  return { subject, about }
}

/** The project's page, with the answer where it is already there. */
function pageOf({ projectId, question }: AlertSubject) {
  const project = projectId === undefined ? undefined : listedProject(projectId)
  if (!project || projectId === undefined) return {}
  const { slug, name, location } = project
  return { project: { slug, name, location }, answer: answerTo(projectId, question)?.value }
}

/** POST: stores the alert; its answer is the same for an address that has it already. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { subject } = await openSubject(url)
  const page = `/tell-me?${subjectQuery(subject)}`
  if (pageOf(subject).answer !== undefined) return redirect(page, 303)
  const fields = await readFields(request, LONGEST)
  const typed = fields.get('contact') ?? ''
  const read = await readAlertContact(typed, { isMailed: mailWay(config) !== undefined })
  if ('fault' in read) return data({ typed, fault: read.fault }, { status: 422 })
  const { contact } = read
  const sent = contact.email === undefined ? 'whatsapp' : 'email'
  const done = redirect(`${page}&sent=${sent}`, 303)
  // Only programs fill it in.
  if ((fields.get(HIDDEN_FIELD) ?? '') !== '') return done
  const address = context.get(clientAddressContext)
  const stored = await whileAvailable(recordAlert(db, { subject, contact, address }))
  return stored === 'stored' ? done : data({ typed, fault: LIMITED }, { status: 429 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    { title: `${titleOf(loaderData.about)} | ${loaderData.brand}` },
    { name: 'description', content: 'One message by email or WhatsApp. You can stop it any time.' },
  ]
}

function titleOf(about: AlertAbout): string {
  return `Tell me when ${newsOf(about)}`
}

export default function TellMe({ loaderData, actionData }: Route.ComponentProps) {
  const chatNumber = useRouteLoaderData<RootData>('root')?.site.chatNumber
  const { about, project, answer, sent } = loaderData
  return (
    <Frame title={titleOf(about)} project={project}>
      <About about={about} project={project} />
      {answer === undefined ? (
        <AlertForm
          {...loaderData}
          chatNumber={chatNumber}
          refused={actionData}
          sent={actionData ? undefined : sent}
        />
      ) : (
        <p role="status">
          It is out: <b>{answer}</b>
        </p>
      )}
    </Frame>
  )
}

type ShownProject = { slug: string; name: string; location: string }
type FrameProps = { title: string; project: ShownProject | undefined; children: ReactNode }

function Frame({ title, project, children }: FrameProps) {
  const crumbs = [
    { name: 'Home', to: '/' },
    project
      ? { name: project.name, to: `/${project.slug}` }
      : { name: 'Projects', to: '/projects' },
    { name: 'Tell me' },
  ]
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page tell-me">
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}

type AboutProps = { about: AlertAbout; project: ShownProject | undefined }

function About({ about, project }: AboutProps) {
  if (about.kind === 'search')
    return <p>{about.search === '' ? 'Any type, any place.' : about.search}</p>
  if (!project) return <p>{about.project}</p>
  return <ProjectLine {...project} />
}

function ProjectLine({ slug, name, location }: ShownProject) {
  return (
    <p>
      <a className="link" href={`/${slug}`}>
        {name}
      </a>
      , {location}
    </p>
  )
}
