import type { Clause } from './clause.ts';
import { termsDuties } from './termsDuties.ts';

const uk = ['uk'] as const;
const others = ['ca', 'row', 'row-zh'] as const;
const restOfWorld = ['row', 'row-zh'] as const;

/** Clauses of the Gambling Commission in licence conditions and codes of practice (LCCP). */
export const britishLicenceConditions: readonly Clause[] = [
  {
    id: 'UK18',
    reference: 'LC 17.1.1',
    markets: uk,
    duties: [
      {
        duty: 'Name, address and date of birth are verified before play.',
        shownIn: 'game window, verification dialog',
        evidence: 'screen',
        services: 'The verification service checks the documents and refuses the launch of a game.',
        absentFrom: restOfWorld,
      },
      {
        duty: 'Players under {minimumAge} are refused.',
        shownIn: 'registration',
        evidence: 'screen',
        services: 'The registration service refuses them too.',
        texts: ['ageMark'],
      },
      {
        duty: 'Documents that may be needed are named before the first deposit.',
        shownIn: 'verification dialog, banking window',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'UK19',
    reference: 'LC 8.1.1',
    markets: uk,
    duties: [
      {
        duty: 'Every screen with gambling names the licensee, account number and regulator, with a link to the licence.',
        shownIn: 'footer, game window',
        evidence: 'screen',
        texts: ['licenceText'],
        regulatorNames: ['Gambling Commission', '英国博彩委员会'],
      },
    ],
  },
  {
    id: 'UK20',
    reference: 'LCCP SR 3.5.3, 3.5.5, ordinary code 3.5.4',
    markets: uk,
    duties: [
      {
        duty: 'Time-outs of {timeOuts} can be taken.',
        shownIn: 'My play, safer-gambling page',
        evidence: 'screen',
        texts: ['saferGamblingLink', 'helpLine'],
      },
      {
        duty: 'Self-exclusion of {selfExclusions} starts by the player’s own action, after its effects are explained.',
        shownIn: 'My play, safer-gambling page',
        evidence: 'screen',
      },
      {
        duty: '{exclusionScheme} is named with its link.',
        shownIn: 'My play, safer-gambling page',
        evidence: 'screen',
        absentFrom: others,
      },
      {
        duty: 'A break ends every session at once and refuses logins until it is over.',
        shownIn: 'log-in window',
        evidence: 'services',
        services: 'The account service closes the sessions and refuses logins.',
      },
      {
        duty: 'An exclusion ends only after the player asks for it and a cooling-off of {returnCoolingOff}.',
        shownIn: 'restricted account page',
        evidence: 'services',
        services: 'The exclusion service holds the account until then.',
      },
      {
        duty: 'An excluded player receives no marketing, and is asked anew for consent on return.',
        shownIn: 'promotions, messages, marketing preferences',
        evidence: 'services',
        services: 'The services withdraw the consents and hold back every offer.',
      },
      {
        duty: 'An excluded person opens no other account, whatever the spelling of their details.',
        shownIn: 'registration',
        evidence: 'services',
        services: 'The registration service compares persons, and a person decides where it is not certain.',
      },
      {
        duty: 'A person in the national register neither registers nor plays.',
        shownIn: 'registration, log-in window',
        evidence: 'services',
        services: 'The operator takes part in the national scheme and asks its register.',
      },
      {
        duty: 'The money of an excluded player comes back to them.',
        shownIn: 'restricted account page',
        evidence: 'services',
        services: 'The payment service returns the balance.',
      },
    ],
  },
  {
    id: 'UK21',
    reference: 'LCCP SR 5.1.1(3b)',
    markets: uk,
    duties: [
      { duty: 'An incentive covers one kind of product.', shownIn: 'promotions', evidence: 'screen' },
      {
        duty: 'Wagering is at most {maxWagering} times the bonus.',
        shownIn: 'promotions',
        evidence: 'screen',
        services: 'The promotion service books the wagering.',
      },
    ],
  },
  {
    id: 'UK22',
    reference: 'LCCP SR 5.1.1, CAP code',
    markets: uk,
    duties: [
      { duty: 'Significant conditions stand with the offer.', shownIn: 'promotions', evidence: 'screen' },
      {
        duty: 'All terms are at most one click away, also before registration.',
        shownIn: 'promotions, registration',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'UK23',
    reference: 'LCCP SR 5.1.12',
    markets: uk,
    duties: [
      {
        duty: 'Players opt in to marketing by product and channel, and nothing is preselected.',
        shownIn: 'registration, dialog after login',
        evidence: 'screen',
      },
      {
        duty: 'From {marketingAskedFrom} existing players are asked at login.',
        shownIn: 'dialog after login',
        evidence: 'screen',
        absentFrom: restOfWorld,
      },
    ],
  },
  {
    id: 'UK24',
    reference: 'Slot stake limits of the Gambling Act 2005 (Operating Licence Conditions) Regulations',
    markets: uk,
    duties: [
      {
        duty: 'A round of a slot costs at most {slotStake}, and {youngSlotStake} below the age of {youngAge}.',
        shownIn: 'games',
        evidence: 'services',
        services: 'The game service knows the age and refuses a higher stake.',
        absentFrom: others,
      },
      {
        duty: 'No higher stake of a slot is shown.',
        shownIn: 'games, game information',
        evidence: 'services',
        services: 'The game service describes games with the highest stake of the market.',
      },
    ],
  },
  {
    id: 'UK25',
    reference: 'LC 4.2.1',
    markets: uk,
    duties: [
      {
        duty: 'The terms state how far customers’ money is protected if the business fails, with its rating.',
        shownIn: 'terms',
        evidence: 'screen',
        texts: ['customerFunds'],
      },
      { duty: 'The rating stands where players deposit.', shownIn: 'banking window', evidence: 'screen' },
    ],
  },
  {
    id: 'UK26',
    reference: 'Industry commitment: Safer Gambling Week',
    markets: uk,
    duties: [
      {
        duty: 'The yearly week is shown on its dates and leads to the tools.',
        shownIn: 'band below the header',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'UK27',
    reference: 'LCCP SR 6.1.1',
    markets: uk,
    duties: [
      {
        duty: 'Complaints are explained in steps: acknowledgement within {acknowledgementDays} days and a decision within {decisionDays} days.',
        shownIn: 'complaints page, one link in the footer of every page',
        evidence: 'screen',
        services: 'The operator keeps these times.',
        texts: ['complaintsLink', 'complaints'],
      },
      {
        duty: 'After that, {disputeBody} decides, free for the player.',
        shownIn: 'complaints page, one link in the footer of every page',
        evidence: 'screen',
        services: 'The operator follows the decisions of the body that it names.',
        texts: ['disputeBody'],
      },
    ],
  },
  {
    id: 'UK28',
    reference: 'LC 7.1.1',
    markets: uk,
    duties: termsDuties,
  },
];
