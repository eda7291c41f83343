import type { HomeContent } from '#app/pages/home-content.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

type ReasonsProps = {
  texts: HomeContent['reasons']
  projectCount: number
  rera: string
}

export function Reasons({ texts, projectCount, rera }: ReasonsProps) {
  const field = useField('home')
  return (
    <section className="section" aria-labelledby="reasons">
      <div className="wrap">
        <div className="head">
          <h2 id="reasons" {...field('reasons', 'heading')}>
            {texts.heading}
          </h2>
        </div>
        {projectCount === 0 ? null : (
          <div className="reasons-shown">
            <p>{projectCount} projects, each with the date we last checked it</p>
            <p>
              {rera}{' '}
              <a className="link" href="/how-we-check">
                See what “verified” means
              </a>
            </p>
          </div>
        )}
        <ul className="reasons">
          {texts.points.map((reason, index) => (
            <li key={reason} {...field('reasons', 'points', index)}>
              {reason}
            </li>
          ))}
        </ul>
        <dl className="figures">
          {texts.figures.map(({ icon, figure, title }, index) => (
            <div key={title}>
              <dt {...field('reasons', 'figures', index, 'title')}>{title}</dt>
              <dd {...field('reasons', 'figures', index, 'figure')}>
                <Icon name={icon} />
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
