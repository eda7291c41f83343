import { printedUnits } from '#app/lib/text/printed-units.ts'
import { enquiryAddress } from '#app/projects/model/enquiry-address.ts'
import type { PageContent } from '#app/projects/model/sub-page.ts'
import { sourceName } from '#app/projects/page/provenance.ts'
import type { ReraNotice } from '#app/projects/rera/rera-notice.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import askedSheet from './question-asked.css?url'
import confirmedSheet from './question-confirmed.css?url'
import sheet from './question-ledger.css?url'
import openSheet from './question-open.css?url'
import { QUESTIONS, type QuestionKey, type QuestionState } from './question.ts'
import { answerText, askedText, checkAge, dueText } from './question-texts.ts'
import { tellMeAddress } from './tell-me-address.ts'

type Props = {
  page: Pick<PageContent, 'slug' | 'path' | 'questions'>
  notice: ReraNotice
  /** ISO. */
  today: string
}

/** What is confirmed or asked, a row each; then in one block what is not announced, each item with its way to ask. */
export function QuestionLedger({ page: { slug, path, questions }, notice, today }: Props) {
  const confirmed = questions.filter(({ state }) => state === 'confirmed')
  const asked = questions.filter(({ state }) => state === 'asked')
  const open = questions.filter((one): one is Open => one.state === 'not-announced')
  const rows = [...confirmed, ...asked]
  return (
    <section id={QUESTIONS.anchor}>
      {rows.length > 0 ? <Sheet href={sheet} isBelow /> : null}
      {open.length > 0 ? <Sheet href={openSheet} isBelow /> : null}
      {confirmed.length > 0 ? <Sheet href={confirmedSheet} isBelow /> : null}
      {asked.length > 0 ? <Sheet href={askedSheet} isBelow /> : null}
      <h2 className="visually-hidden">{QUESTIONS.heading}</h2>
      {rows.length > 0 ? (
        <dl className="questions">
          {rows.map((question) => (
            <div key={question.key} className={`question--${question.state}`}>
              <dt>{question.label}</dt>
              <Answer {...{ question, today }} />
              {question.state === 'confirmed' ? (
                <Source question={question} today={today} />
              ) : (
                <dd className="question-links screen-only">
                  <TellMe
                    {...{ slug, label: question.label }}
                    question={question.key}
                    className="link"
                  />
                  <a className="link" href={enquiryAddress(path, question.ask)} rel="nofollow">
                    Ask us<span className="visually-hidden"> about: {question.label}</span>
                  </a>
                </dd>
              )}
            </div>
          ))}
        </dl>
      ) : null}
      {open.length > 0 ? <OpenQuestions {...{ open, slug, path, notice }} /> : null}
    </section>
  )
}

type Open = Extract<QuestionState, { state: 'not-announced' }>
type OpenProps = { open: readonly Open[]; slug: string; path: string; notice: ReraNotice }

function OpenQuestions({ open, slug, path, notice }: OpenProps) {
  const field = useField('project')
  return (
    <div className="questions-open">
      <p>Still open. Ask us, or let us tell you when it is out.</p>
      <ul>
        {open.map(({ key, label, ask, known }) => (
          <li key={key} {...(FIELDS[key] && field(FIELDS[key]))}>
            <a href={enquiryAddress(path, ask)} rel="nofollow">
              <span className="visually-hidden">Ask us about: </span>
              {label}
            </a>
            {known === undefined ? null : (
              <small>
                {known} <ExternalLink href={notice.portal}>{notice.authority} website</ExternalLink>
              </small>
            )}
            <TellMe {...{ slug, label }} question={key} className="screen-only" />
          </li>
        ))}
      </ul>
    </div>
  )
}

type TellMeProps = { slug: string; question: QuestionKey; label: string; className: string }

function TellMe({ slug, question, label, className }: TellMeProps) {
  return (
    <a className={className} href={tellMeAddress(slug, question)} rel="nofollow">
      Tell me<span className="visually-hidden"> about: {label}</span>
    </a>
  )
}

/** The field with the answer, where it is one field. */
const FIELDS: Partial<Record<QuestionKey, string>> = {
  price: 'price',
  rera: 'rera',
  possession: 'possession',
  location: 'pin',
  availability: 'availability',
}

type Confirmed = Extract<QuestionState, { state: 'confirmed' }>

function Source({ question: { source, day }, today }: { question: Confirmed; today: string }) {
  return (
    <dd className="question-source">
      {sourceName({ source })}, <time dateTime={day}>{checkAge(day, today)}</time>
    </dd>
  )
}

function Answer({ question, today }: { question: QuestionState; today: string }) {
  const field = useField('project')
  const own = FIELDS[question.key]
  if (question.state === 'asked') {
    const due = dueText(question, today)
    return (
      <dd>
        Asked {askedText(question)}
        {due === undefined ? null : (
          <>
            , <small>{due}</small>
          </>
        )}
      </dd>
    )
  }
  return <dd {...(own && field(own))}>{printedUnits(answerText(question, today))}</dd>
}
