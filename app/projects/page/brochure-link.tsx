import { Icon } from '#app/ui/media/icon.tsx'

/** The listing as an A4 PDF; pages below a project's own share the project's. */
export function BrochureLink({ slug }: { slug: string }) {
  return (
    <p className="listing-brochure">
      <a className="link" href={`/brochures/${slug}.pdf`} type="application/pdf">
        <Icon name="download" />
        Brochure (PDF)
      </a>
    </p>
  )
}
