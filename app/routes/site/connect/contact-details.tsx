import type { PublicSite } from '#app/config.server.ts'

/** Phone, email and office of the deployment (SPEC section 2, Connect page). */
export function ContactDetails({ site }: { site: PublicSite }) {
  return (
    <dl className="contact-list">
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </div>
      <div className="contact-way">
        <dt>Office</dt>
        <dd>{site.office}</dd>
      </div>
    </dl>
  )
}
