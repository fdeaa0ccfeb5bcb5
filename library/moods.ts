import type { MoodSource } from '@spotreel/sdk/internal/contract';

export const moodSources: readonly MoodSource[] = [
  { id: 1, slug: 'energetic', name: 'Energetic' },
  { id: 2, slug: 'calm', name: 'Calm' },
  { id: 3, slug: 'elegant', name: 'Elegant' },
  { id: 4, slug: 'playful', name: 'Playful' },
  { id: 5, slug: 'bold', name: 'Bold' },
  { id: 6, slug: 'warm', name: 'Warm' },
  { id: 21, slug: 'focused', name: 'Focused' },
  { id: 22, slug: 'confident', name: 'Confident' },
  { id: 7, slug: 'cinematic', name: 'Cinematic' },
];
