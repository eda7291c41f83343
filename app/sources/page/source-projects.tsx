import { Form } from 'react-router'

import { sourceProjectTexts as texts } from '#app/strings/en/sources/leads.ts'

import type { SourceProject } from './list-source-projects.server.ts'

type Props = {
  id: string
  names: readonly SourceProject[]
  offered: readonly { id: number; name: string }[]
}

/** What a source calls our projects; a choice is kept for the next leads. */
export function SourceProjects({ id, names, offered }: Props) {
  if (names.length === 0) return null
  return (
    <section id="projects" aria-labelledby="projects-title">
      <div className="source-head">
        <h2 id="projects-title">{texts.title}</h2>
        <p className="caption">{texts.note}</p>
      </div>
      <ul className="source-projects">
        {names.map((one) => (
          <li key={one.called}>
            <p>
              <bdi>{one.said}</bdi>
              <span className="caption">
                {[texts.leads(one.leads), one.note].filter(Boolean).join(', ')}
              </span>
            </p>
            <Form method="post" action={`/dashboard/sources/${id}`} preventScrollReset>
              <input type="hidden" name="called" value={one.called} />
              <div className="field">
                <select
                  key={one.chosenId ?? ''}
                  name="project"
                  aria-label={texts.project(one.said)}
                  defaultValue={one.chosenId ?? ''}
                >
                  <option value="">
                    {one.chosenId === undefined ? texts.suggested(one.suggested) : texts.byText}
                  </option>
                  {offered.map((project) => (
                    <option key={project.id} value={project.id}>
                      {project.name}
                    </option>
                  ))}
                </select>
              </div>
              <button
                className="button button--line"
                name="intent"
                value="project"
                aria-label={texts.saveOf(one.said)}
              >
                {texts.save}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
