import type { QrPath } from '#app/lib/http/qr-path.ts'
import { useField } from '#app/ui/document/field.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import type { ReraNotice } from './rera-notice.ts'

export type ReraView = ReraNotice & { qr?: QrPath }

/** `isPriceOpen`: the page has no price, so one link requests both. */
type Props = { notice: ReraView; isPriceOpen: boolean }

/** As the RERA authority of the project's state requires in advertisements. */
export function ReraBlock({ notice, isPriceOpen }: Props) {
  const { state, qr, page } = notice
  const field = useField('project')
  return (
    <div className={reraClass(notice)}>
      <dl>
        <div>
          <dt
            className={notice.number === undefined ? 'visually-hidden' : undefined}
            {...field('state')}
          >
            RERA registration, {state}
          </dt>
          <Registration notice={notice} isPriceOpen={isPriceOpen} />
        </div>
        {notice.account === undefined ? null : (
          <div>
            <dt>Project collection account</dt>
            <dd {...field('rera', 'account')}>{notice.account}</dd>
          </div>
        )}
        {notice.agent === undefined ? null : (
          <div>
            <dt>Our registration as agent</dt>
            <dd>{notice.agent}</dd>
          </div>
        )}
      </dl>
      {qr ? (
        <ExternalLink href={page ?? notice.portal}>
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={`QR code for the project’s page on ${notice.authority}`}
          >
            <path d={qr.d} />
          </svg>
        </ExternalLink>
      ) : null}
    </div>
  )
}

function reraClass({ qr, number }: ReraView): string {
  if (qr) return 'rera rera--qr'
  return number === undefined ? 'rera rera--open' : 'rera'
}

function Registration({ notice, isPriceOpen }: Props) {
  const { authority, portal, number, isRegistered, asked } = notice
  const field = useField('project')
  const site = (
    <ExternalLink className="link" href={portal}>
      {authority} website
    </ExternalLink>
  )
  if (number !== undefined) {
    return (
      <dd>
        <b {...field('rera', 'number')}>{number}</b> {site}
      </dd>
    )
  }
  return (
    <dd>
      <b {...field('rera')}>
        {isRegistered ? 'Registered, number on request' : 'RERA number on request'}
      </b>
      {asked === undefined ? null : <span>{asked}.</span>}
      <span>We’ll send it and a link to check it on {authority}.</span>
      <span>
        <a className="link screen-only" href="#enquire">
          {isPriceOpen ? 'Get price and RERA number' : 'Get the RERA number'}
        </a>
        <span className="screen-only"> · </span>
        {site}
      </span>
    </dd>
  )
}
