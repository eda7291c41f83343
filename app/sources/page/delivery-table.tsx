import { Link } from 'react-router'

import { sourcePageTexts as texts } from '#app/strings/en/sources/sources.ts'

import type { SourcePage } from './source-page.server.ts'

type Delivery = SourcePage['deliveries'][number]

/** The last deliveries, with masked people. */
export function DeliveryTable({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <section aria-labelledby="deliveries">
      <div className="source-head">
        <h2 id="deliveries">{texts.deliveries}</h2>
        <p className="caption">{texts.deliveriesNote}</p>
      </div>
      {deliveries.length === 0 ? (
        <p className="caption">{texts.noDelivery}</p>
      ) : (
        <table className="delivery-table">
          <thead>
            <tr>
              <th scope="col">{texts.columns.time}</th>
              <th scope="col">{texts.columns.person}</th>
              <th scope="col">{texts.columns.project}</th>
              <th scope="col">{texts.columns.became}</th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { at, shown, way, result, reason, leadId, person, project } = delivery
  const word = texts.results[result]
  const became = reason === null ? word : texts.because(word, reason)
  return (
    <tr>
      <td>
        <time dateTime={at}>{shown}</time>
        <span className="caption">{texts.ways[way]}</span>
      </td>
      <td>
        <bdi>{person}</bdi>
      </td>
      <td>
        <bdi>{project}</bdi>
      </td>
      <td>
        <span className={`source-square source-square--${result}`} />
        {leadId === null ? (
          became
        ) : (
          <Link className="link" to={`/dashboard/leads/${leadId}`}>
            {became}
          </Link>
        )}
      </td>
    </tr>
  )
}
