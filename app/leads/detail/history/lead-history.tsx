import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'

import { personText } from '#app/enquiries/people/link-kind.ts'
import { valueText } from '#app/leads/detail/facts/fact-text.ts'
import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { momentText } from '#app/leads/detail/spoken-moment.ts'
import { factKinds } from '#app/leads/status/lead-facts.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { sourceEventTexts } from '#app/strings/en/sources/events.ts'

import { newestAddress, olderAddress } from './history-address.ts'
import type { HistoryLine, LeadRecord } from './lead-record.ts'
import { sourceLine } from './source-event.ts'

export function LeadHistory({ record, back }: { record: LeadRecord; back: string }) {
  const { history, before, older, lead, at } = record
  const head = useRef<HTMLHeadingElement>(null)
  const shown = useRef(before)
  // The router would scroll to the panel's hash; the list keeps its position instead.
  useEffect(() => {
    if (shown.current === before) return
    shown.current = before
    head.current?.scrollIntoView()
  }, [before])
  return (
    <section className="panel-list">
      <h3 id="history" ref={head}>
        {panelTexts.history}
      </h3>
      <ol>
        {history.map((line) => (
          <li key={line.id}>
            <time className="caption" dateTime={line.at}>
              {momentText(line.at, at)}
            </time>
            <span className="history-line">
              <span>
                <Line line={line} at={at} />
              </span>
              {line.mayUndo ? (
                <TakeBack changeSetId={line.changeSetId} leadId={lead.id} back={back} />
              ) : null}
            </span>
          </li>
        ))}
        {older === null ? (
          <li>
            <time className="caption" dateTime={lead.work.createdAt}>
              {momentText(lead.work.createdAt, at)}
            </time>
            <span>{panelTexts.arrived}</span>
          </li>
        ) : null}
      </ol>
      {before === null && older === null ? null : (
        <p className="history-steps">
          {before === null ? null : (
            <Link className="link" to={newestAddress(back)}>
              {panelTexts.newestLines}
            </Link>
          )}
          {older === null ? null : (
            <Link className="link" to={olderAddress(back, older)}>
              {panelTexts.olderLines}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

function TakeBack({
  changeSetId,
  leadId,
  back,
}: {
  changeSetId: string
  leadId: string
  back: string
}) {
  return (
    <Form method="post" action="/dashboard/undo" preventScrollReset replace>
      <HiddenFields
        fields={[
          ['changeSetId', changeSetId],
          ['lead', leadId],
          ['back', back],
        ]}
      />
      <button className="history-undo">{panelTexts.takeBack}</button>
    </Form>
  )
}

const facts: ReadonlySet<string> = new Set([...Object.values(factKinds), 'requirement'])

function Line({ line, at }: { line: HistoryLine; at: string }) {
  const { kind, was, became, isUndoing } = line
  const by = line.by ?? leadTexts.system
  if (facts.has(kind))
    return (
      <>
        <b>
          <bdi>{by}</bdi>
        </b>
        {isUndoing ? ` ${panelTexts.undid}` : ''}: {panelTexts.did[kind]} {textOrNothing(was, at)} →{' '}
        {textOrNothing(became, at)}
      </>
    )
  const text = became ?? was ?? ''
  return (
    <>
      <b>
        <bdi>{by}</bdi>
      </b>
      {became === null ? ` ${panelTexts.undid}: ` : ' '}
      <ActivityText kind={kind} text={text} />
    </>
  )
}

function ActivityText({ kind, text }: { kind: HistoryLine['kind']; text: string }) {
  if (kind === 'note')
    return (
      <span className="history-note">
        “<bdi>{text}</bdi>”
      </span>
    )
  if (kind === 'person') return personText(text)
  if (kind === 'visit') return isolated(text)
  if (kind === 'source' || kind === 'source-call') return <SourceLine stored={text} />
  const did = panelTexts.did[kind]
  // A press of the panel's link says only that it began.
  const isSent = kind === 'mail' || kind === 'whatsapp'
  if (isSent && text !== 'began') return isolated(`${did}, ${text}`)
  return HAVE_TEXT.has(kind) ? `${did} ${outcomeText(text)}` : did
}

const HAVE_TEXT: ReadonlySet<string> = new Set(['outcome', 'next-step', 'code', 'consent'])

/** The recording opens at the provider, who asks for its own login. */
function SourceLine({ stored }: { stored: string }) {
  const { text, recordingUrl } = sourceLine(stored)
  return (
    <>
      {isolated(text)}
      {recordingUrl === undefined ? null : (
        <>
          {' '}
          <a className="link" href={recordingUrl} target="_blank" rel="noopener noreferrer">
            {sourceEventTexts.recording}
          </a>
        </>
      )}
    </>
  )
}

function textOrNothing(value: string | null, at: string): string {
  return value === null ? leadTexts.nothing : valueText(value, at)
}

function outcomeText(text: string): string {
  const known = new Map<string, string>([
    ...Object.entries(leadTexts.outcome),
    ...Object.entries(leadTexts.nextStep),
    ...Object.entries(addLeadTexts.consents),
  ])
  return known.get(text) ?? text
}
