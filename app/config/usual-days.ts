/** Days for which a browser keeps the answer about analytics, unless a deployment says otherwise. */
export const USUAL_ANSWER_DAYS = 180

/** Days for which a first arrival is remembered, unless a deployment says otherwise. */
export const USUAL_ARRIVAL_DAYS = 90
