import type { Plan } from '#app/media/photos/plan.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { Field } from '#app/ui/forms/field.tsx'

export function PlanFields({ id, plan }: { id: string; plan?: Plan }) {
  return (
    <div className="slot-taken">
      <Field id={`${id}-unit`} label={texts.unit} hint={plan ? undefined : texts.unitHint}>
        {(aria) => <input {...aria} name="unit" required defaultValue={plan?.unit} />}
      </Field>
      <Field id={`${id}-area`} label={texts.area} hint={plan ? undefined : texts.areaHint}>
        {(aria) => <input {...aria} name="area" defaultValue={plan?.area} />}
      </Field>
    </div>
  )
}
