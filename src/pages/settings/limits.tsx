import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { LimitTools } from '../../features/limits/limit-tools';
import { Section } from './section';
import { texts } from './texts';

const { limits: words } = texts;

export const LimitsSection = () => (
  <Section id="limits" title={words.title} text={words.text} Icon={HeartHandshake}>
    <LimitTools />
  </Section>
);
