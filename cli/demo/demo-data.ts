/** Every person is invented. Agents call half of their leads within `minutes` of working time. */
export const demoPeople = [
  { id: 'demo-asha', name: 'Asha Menon', minutes: 4, cap: null, languages: ['hi', 'en'] },
  { id: 'demo-vikram', name: 'Vikram Nair', minutes: 11, cap: null, languages: ['en', 'pa'] },
  { id: 'demo-meher', name: 'Meher Irani', minutes: 22, cap: null, languages: ['en'] },
  { id: 'demo-ritu', name: 'Ritu Sethi', minutes: 40, cap: 30, languages: ['hi', 'bn', 'en'] },
] as const

/** First and last names that go together; six names in seven are in Latin letters. */
const names = `
Aarav Aditi Akash Amit Ananya Anil Arjun Bhavna Deepak Divya Farah Gaurav Harpreet Imran Isha Karan Kavita Manish Meera Mohit Neha Nikhil Pooja Priya Rahul Ritu|Agarwal Ahuja Bansal Bhatia Chauhan Chopra Das Fernandes Gill Gupta Iyer Jain Joshi Kapoor Khan Mehta Mishra Nair Patel Rao Reddy Sharma Singh Verma Yadav
Abhishek Alka Anjali Chitra Dhruv Esha Fatima Girish Hemant Indu Jyoti Kiran Lakshmi Madhav Naveen Nisha Omkar Pallavi Rashmi Sameer Suresh Tanvi Usha Yash Zoya|Banerjee Bhatt Bose Chandra D’Souza Desai Dubey Garg Goel Hegde Kamath Kaur Kulkarni Kumar Menon Mukherjee Naidu Pandey Pillai Qureshi Rathore Sethi Shetty Trivedi
अमित अर्चना कविता गौरव दीपक नेहा पूजा मीनाक्षी राजेश सुनीता|अग्रवाल गुप्ता चौहान तिवारी मिश्रा यादव वर्मा शर्मा सिंह
ਅਮਨਦੀਪ ਗੁਰਪ੍ਰੀਤ ਜਸਪ੍ਰੀਤ ਨਵਜੋਤ ਮਨਜੀਤ ਰਵਿੰਦਰ ਸਿਮਰਨ ਹਰਪ੍ਰੀਤ|ਸਿੰਘ ਕੌਰ ਗਿੱਲ ਢਿੱਲੋਂ ਸੰਧੂ ਗਰੇਵਾਲ
অনির্বাণ অরিন্দম তনুশ্রী দেবাশিস মৌসুমী শর্মিষ্ঠা সুব্রত সুমিত্রা|ঘোষ চক্রবর্তী চট্টোপাধ্যায় দাস বসু মুখোপাধ্যায় সেন`
export const demoNames = names
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [first = [], last = []] = line.split('|').map((part) => part.split(' '))
    return first.flatMap((one) => last.map((other) => `${one} ${other}`))
  })

export const messages = `Please send the price list for {project}.
Is a site visit to {project} possible this weekend? I live in Lucknow.
What is the possession date of {project}?
Asked for: RERA number, Floor plans. Interested in {project} for investment.
Which payment plan applies to {project}? Please call after 6 pm.
Looking for an end-use home near {project}, budget to be discussed.`.split('\n')
export const demoNotes = `Asks for a call after 6 pm.
Two bedrooms, up to 90 lakh; loan from the bank is agreed.
Compares with two other projects, decides by the end of the month.
Wants to bring the parents along to the visit; prefers WhatsApp.`.split('\n')

/**
 * Leads that chance may not bring, newest first. `visit` is in days from today, at
 * an `hour` of Asia/Kolkata that other visits leave free. Rows with one `person` share a phone.
 */
const table = `
story text|name text|person bigint|nth int|hours_ago float8|owner text|called_after float8|status text|lost_reason text|next_in_hours int|visit int|hour int|visit_status text|spam text|message text|note text
first-call|नेहा शर्मा|0|0|0.05||||||||||क्या {project} इस सप्ताह देख सकते हैं? दो बेडरूम चाहिए।|
again|Harpreet Gill|1|3|0.4|demo-asha|4|new||2|||||I asked about {project} before. Has the price changed since?|No answer at the first try. Wrote before, lost over the price: see the earlier enquiry.
spam|Best Loans|11|2|0.6|||||||||signs|Cheap loans for every home. Click now!|
alike|ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ|2|1|0.8|demo-vikram|3|contacted||3|||||Please call about {project} after 6 pm, in Punjabi if you can.|Prefers Punjabi. Asks for the floor plan of the corner unit.
second-phone|Meera Iyer|3|2|1.3|demo-meher|6|negotiation||20|||||This is my office number. Which payment plan is left for {project}?|Same person as the enquiry from her own phone. Asks for 4 % less on the first plan.
visit-to-come|অনির্বাণ সেন|4|4|1.8|demo-ritu|2|site-visit|||1|11|confirmed||I am in town tomorrow and would like to see {project}.|
lost|Karan Malhotra|5|5|2.3|demo-asha|9|lost|bought||||||What is the possession date of {project}?|Has bought elsewhere last week. May be asked again for his brother.
visit-cancelled|Farah Khan|6|6|2.9|demo-vikram|5|site-visit||-1|2|13|cancelled||Is a visit to {project} possible this weekend? We are four.|Cancelled the visit by phone: the children are ill. Asks for another day.
won|Sunita Das|7|7|3.5|demo-meher|1|won|||||||We saw {project} with you in spring and want to book now.|Booked. The first payment came the same day.
no-show|Vikram Rao|8|8|49|demo-ritu|7|site-visit||-2|-1|17|missed||Could I see {project} after work?|Did not come and did not answer. Try once more in the evening.
alike-before|Gurpreet Singh|9|1|75|demo-ritu|12|contacted|||||||Please send the price list for {project}.|
own-phone|Meera Iyer|10|2|384|demo-meher|8|contacted|||||||I would like to compare {project} with two other projects.|
lost-before|Harpreet Gill|1|3|456|demo-asha|15|lost|price||||||Are bank loans available for {project}?|`

const [header = '', ...rows] = table.trim().split('\n')
export const storyColumns = header.replaceAll('|', ', ')
const columns = header.split('|').map((column) => column.split(' ')[0])

/** Values of SQL: an empty one is null. */
export const stories = rows.map((row, n) => {
  const values = row.split('|').map((value) => value || null)
  const story = Object.fromEntries(columns.map((column, at) => [column, values[at]]))
  return { ...story, story: values[0], n, spot: demoNames.push(values[1] ?? '') - 1 }
})
