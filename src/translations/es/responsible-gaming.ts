import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'El texto vinculante es el original en inglés.',
  summary:
    'Un casino social es para divertirse. Cuando deje de ser divertido, para. Esta página te muestra cómo lograr que lo siga siendo y quién puede ayudarte si te cuesta.',
  sections: [
    {
      title: 'A qué juegas',
      body: [
        [
          'La edad mínima es de 18 años. Mantén el juego fuera del alcance de cualquier menor de esa edad.',
          'Las monedas virtuales no tienen valor monetario. Nada de lo que ganas o pierdes aquí es dinero.',
          'Hoy no hay nada a la venta. Si eso cambia alguna vez, las compras serán definitivas y no reembolsables, así que piénsalo antes de comprar.',
          'Estos juegos devuelven más que las slots con dinero real. La página de cada juego dice cuánto. Jugar aquí no te prepara para las apuestas de verdad, y un día de suerte aquí no predice nada.',
        ],
      ],
    },
    {
      title: 'Herramientas para no perder el control',
      body: ['Configúralas antes de empezar, no en mitad del juego.'],
      more: 'limit tools',
    },
    {
      title: 'Señales que debes tomarte en serio',
      body: [
        [
          'Juegas más tiempo del que querías, o piensas en jugar mientras haces otras cosas.',
          'Ocultas cuánto juegas, o tus amigos y tu familia ya te han hablado del tema.',
          'Juegas para olvidar tus preocupaciones, o te inquietas o te irritas cuando no puedes.',
          'Pasas de las monedas virtuales a apostar dinero para sentir lo mismo.',
          'Descuidas el sueño, el trabajo, los estudios, el dinero o a las personas que te rodean.',
        ],
        'Si te reconoces en algunas, habla con alguien. Es más fácil de lo que parece.',
      ],
    },
    {
      title: 'Dónde encontrar ayuda',
      body: [
        'Estas organizaciones son independientes de nosotros. Su ayuda es gratuita y confidencial. Los enlaces se abren en otra pestaña.',
      ],
      more: 'help links',
    },
    {
      title: 'Cambios',
      body: [
        'Nuestras condiciones, incluida esta página, pueden cambiar con previo aviso. Anunciamos cada cambio en este sitio antes de que entre en vigor.',
      ],
    },
  ],
} satisfies PolicyTexts;
