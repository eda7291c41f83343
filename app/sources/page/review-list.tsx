import { Form } from 'react-router'

import { sourcePageTexts as texts } from '#app/strings/en/sources/sources.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'

import type { SourceAnswer } from './source-answer.server.ts'
import type { SourcePage } from './source-page.server.ts'

type Review = SourcePage['reviews'][number]
type Props = { id: string; reviews: readonly Review[]; answer: SourceAnswer | undefined }

/** What waits for a person: everything that could be read, and what to do. */
export function ReviewList({ id, reviews, answer }: Props) {
  return (
    <section id="review" aria-labelledby="review-title">
      <div className="source-head">
        <h2 id="review-title">{texts.review}</h2>
        <p className="caption">{texts.reviewNote}</p>
      </div>
      {reviews.length === 0 ? <p className="caption">{texts.noReview}</p> : null}
      <ul className="source-reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem
              action={`/dashboard/sources/${id}#review`}
              review={review}
              answer={answer?.enquiry === review.id ? answer : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ItemProps = { action: string; review: Review; answer: SourceAnswer | undefined }

function ReviewItem({ action, review, answer }: ItemProps) {
  const { id, reason, at, shown, said, name, hasPayload } = review
  const about = said[0] ? `${said[0].text}, ${shown}` : shown
  return (
    <>
      <h3>{reason}</h3>
      <p className="caption">
        <time dateTime={at}>{shown}</time>
      </p>
      <dl className="source-said">
        {said.map((one) => (
          <div key={one.name}>
            <dt>{one.name}</dt>
            <dd>
              <bdi>{one.text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={action} className="source-enter" noValidate>
        <input type="hidden" name="enquiry" value={id} />
        <TextField
          id={`phone-${id}`}
          name="phone"
          type="tel"
          autoComplete="off"
          label={texts.enter.phone}
          error={answer?.faults?.['phone']}
          defaultValue={answer?.typed?.['phone']}
        />
        <TextField
          id={`name-${id}`}
          name="name"
          autoComplete="off"
          label={texts.enter.name}
          defaultValue={answer?.typed?.['name'] ?? name}
        />
        <button
          className="button"
          name="intent"
          value="phone"
          aria-label={`${texts.enter.save}: ${about}`}
        >
          {texts.enter.save}
        </button>
        {hasPayload ? (
          <button
            className="button button--line"
            name="intent"
            value="replay"
            aria-label={`${texts.replay}: ${about}`}
          >
            {texts.replay}
          </button>
        ) : null}
        <button
          className="button button--line"
          name="intent"
          value="reject"
          aria-label={`${texts.reject}: ${about}`}
        >
          {texts.reject}
        </button>
      </Form>
    </>
  )
}
