/** The id rule of XWS 1.0.0: an English name in lower case with letters and digits only, but for these few. */
const SPECIAL: Readonly<Record<string, string>> = {
  'Advanced Homing Missiles': 'advhomingmissiles',
  'Advanced Proton Torpedoes': 'advprotontorpedoes',
  'Advanced Targeting Computer': 'advtargetingcomputer',
  'Black Eight Squadron Pilot': 'blackeightsqpilot',
};

export const canonical = (name: string): string => SPECIAL[name] ?? name.toLowerCase().replace(/[^a-z0-9]/g, '');
