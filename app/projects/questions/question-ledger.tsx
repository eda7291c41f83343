import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import { enquiryAddress } from '#app/projects/model/enquiry-address.ts'
import type { PageContent } from '#app/projects/model/sub-page.ts'
import type { ReraNotice } from '#app/projects/rera/rera-notice.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import askedSheet from './question-asked.css?url'
import confirmedSheet from './question-confirmed.css?url'
import sheet from './question-ledger.css?url'
import { QUESTIONS, type QuestionKey, type QuestionState } from './question.ts'
import { answerText, askedText, checkAge, dueText } from './question-texts.ts'

type Props = {
  page: Pick<PageContent, 'slug' | 'path' | 'questions'>
  notice: ReraNotice
  /** ISO. */
  today: string
}

/** The state of each question: a value with its source, a request to the developer, or two ways to get the answer. */
export function QuestionLedger({ page: { slug, path, questions }, notice, today }: Props) {
  const states = new Set(questions.map(({ state }) => state))
  return (
    <section id={QUESTIONS.anchor}>
      <Sheet href={sheet} isBelow />
      {states.has('confirmed') ? <Sheet href={confirmedSheet} isBelow /> : null}
      {states.has('asked') ? <Sheet href={askedSheet} isBelow /> : null}
      <h2 className="visually-hidden">{QUESTIONS.heading}</h2>
      <dl className="questions">
        {questions.map((question) => (
          <div key={question.key} className={`question--${question.state}`}>
            <dt>{question.label}</dt>
            <Answer {...{ question, notice, today }} />
            {question.state === 'confirmed' ? (
              <Source question={question} today={today} />
            ) : (
              <dd className="question-links screen-only">
                <a className="link" href={tellMeAddress(slug, question.key)} rel="nofollow">
                  Tell me<span className="visually-hidden"> about: {question.label}</span>
                </a>
                <a className="link" href={enquiryAddress(path, question.ask)} rel="nofollow">
                  Ask us<span className="visually-hidden"> about: {question.label}</span>
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The page on which a visitor leaves an email address or a number for the answer alone. */
function tellMeAddress(project: string, question: QuestionKey): string {
  return `/tell-me?${new URLSearchParams({ project, question })}`
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
      {source}, <time dateTime={day}>{checkAge(day, today)}</time>
    </dd>
  )
}

type AnswerProps = { question: QuestionState } & Pick<Props, 'notice' | 'today'>

function Answer({ question, notice, today }: AnswerProps) {
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
  const isOpenNumber = question.key === 'rera' && question.state === 'not-announced'
  return (
    <dd {...(own && field(own))}>
      {noBreakUnits(answerText(question, today))}
      {isOpenNumber ? (
        <small className="question-authority">
          {' '}
          <ExternalLink className="link" href={notice.portal}>
            {notice.authority} website
          </ExternalLink>
        </small>
      ) : null}
    </dd>
  )
}
