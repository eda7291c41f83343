import type { PublicSite } from '#app/config/config.server.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'

/** Phone, email and office of the deployment (SPEC section 2, Connect page). */
export function ContactDetails({ site }: { site: PublicSite }) {
  return (
    <dl className="contact-list">
      {site.phone === undefined ? null : (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telephoneAddress(site.phone)}>{site.phone}</a>
          </dd>
        </div>
      )}
      {site.email === undefined ? null : (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
      )}
      <div className="contact-way">
        <dt>Office</dt>
        <dd>{site.office}</dd>
      </div>
    </dl>
  )
}
