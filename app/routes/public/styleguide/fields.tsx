import { Field } from '#app/ui/forms/field.tsx'

export function Fields() {
  return (
    <>
      <Field id="sample-name" label="Name">
        {(aria) => <input {...aria} name="name" />}
      </Field>
      <Field id="sample-phone" label="Phone" hint="10 digits." error="Invalid Phone Number">
        {(aria) => <input {...aria} name="phone" type="tel" defaultValue="12345" />}
      </Field>
      <Field id="sample-message" label="Message">
        {(aria) => <textarea {...aria} name="message" rows={3} />}
      </Field>
    </>
  )
}
