import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { LimitTools } from '../limits/limit-tools';
import { Section } from './section';
import { texts } from './texts';

const { restraint: words } = texts;

export const Restraint = () => (
  <Section id="restraint" title={words.title} text={words.text} Icon={HeartHandshake}>
    <LimitTools />
  </Section>
);
