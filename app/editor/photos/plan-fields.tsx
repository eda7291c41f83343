import { planSources, type Plan } from '#app/media/photos/plan.ts'
import { FIRST_DAY } from '#app/projects/facts/source-day.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { Field } from '#app/ui/forms/field.tsx'

/** `today` is the day of a new plan's check. */
type Props = { id: string; plan?: Plan; today?: string }

export function PlanFields({ id, plan, today }: Props) {
  return (
    <div className="slot-taken">
      <Field id={`${id}-unit`} label={texts.unit} hint={plan ? undefined : texts.unitHint}>
        {(aria) => <input {...aria} name="unit" required defaultValue={plan?.unit} />}
      </Field>
      <Field id={`${id}-area`} label={texts.area} hint={plan ? undefined : texts.areaHint}>
        {(aria) => <input {...aria} name="area" defaultValue={plan?.area} />}
      </Field>
      <Field id={`${id}-source`} label={projectTexts.source}>
        {(aria) => (
          <select {...aria} name="source" required defaultValue={plan?.source ?? ''}>
            <option value="">…</option>
            {planSources.map((source) => (
              <option key={source} value={source}>
                {projectFieldTexts.values[source]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={`${id}-on`} label={projectTexts.checkedOn}>
        {(aria) => (
          <input
            {...aria}
            type="date"
            name="on"
            min={FIRST_DAY}
            required
            defaultValue={plan?.on ?? today}
          />
        )}
      </Field>
    </div>
  )
}
