import { Icon } from '#app/ui/media/icon.tsx'

/** Subpages share the project's brochure. */
export function BrochureLink({ slug }: { slug: string }) {
  return (
    <p className="project-brochure">
      <a className="link" href={`/brochures/${slug}.pdf`} type="application/pdf">
        <Icon name="download" />
        Brochure (PDF)
      </a>
    </p>
  )
}
