CREATE TABLE "job_card_checks" (
	"product_id" integer NOT NULL,
	"point" text NOT NULL,
	"verdict" text NOT NULL,
	"value_hundredths" integer,
	"note" text,
	"note_en" text,
	"checked_by" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_card_checks_product_id_point_pk" PRIMARY KEY("product_id","point"),
	CONSTRAINT "job_card_checks_verdict" CHECK ("job_card_checks"."verdict" in ('ok','replaced','watch')),
	CONSTRAINT "job_card_checks_value" CHECK ("job_card_checks"."value_hundredths" between 0 and case when "job_card_checks"."point" in ('tyres','battery') then 10000 else 1000000 end)
);
--> statement-breakpoint
CREATE TABLE "job_card_marks" (
	"product_id" integer NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"text" text,
	"text_en" text,
	"photo_name" text,
	CONSTRAINT "job_card_marks_product_id_number_pk" PRIMARY KEY("product_id","number"),
	CONSTRAINT "job_card_marks_number" CHECK ("job_card_marks"."number" between 1 and 20),
	CONSTRAINT "job_card_marks_side" CHECK ("job_card_marks"."side" in ('drive','left')),
	CONSTRAINT "job_card_marks_place" CHECK ("job_card_marks"."x" between 0 and 1000 and "job_card_marks"."y" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "job_cards" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"year" integer,
	"is_decade" boolean DEFAULT false NOT NULL,
	"kilometres" integer,
	"owners" integer,
	"serial" text,
	"grade" text,
	"usage" text,
	"usage_en" text,
	"done" text,
	"done_en" text,
	"work_minutes" integer,
	"remains" text,
	"remains_en" text,
	"tested_by" text,
	"tested_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_cards_year" CHECK ("job_cards"."year" between 1870 and extract(year from "job_cards"."updated_at" at time zone 'Europe/Rome')),
	CONSTRAINT "job_cards_decade" CHECK (not "job_cards"."is_decade" or ("job_cards"."year" is not null and "job_cards"."year" % 10 = 0)),
	CONSTRAINT "job_cards_kilometres" CHECK ("job_cards"."kilometres" between 0 and 999999),
	CONSTRAINT "job_cards_owners" CHECK ("job_cards"."owners" between 1 and 99),
	CONSTRAINT "job_cards_serial" CHECK (length("job_cards"."serial") between 1 and 40),
	CONSTRAINT "job_cards_grade" CHECK ("job_cards"."grade" in ('A','B','C','D')),
	CONSTRAINT "job_cards_work" CHECK ("job_cards"."work_minutes" between 1 and 60000),
	CONSTRAINT "job_cards_tested" CHECK ("job_cards"."tested_on" <= ("job_cards"."updated_at" at time zone 'Europe/Rome')::date)
);
--> statement-breakpoint
ALTER TABLE "job_card_checks" ADD CONSTRAINT "job_card_checks_product_id_job_cards_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."job_cards"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_card_marks" ADD CONSTRAINT "job_card_marks_product_id_job_cards_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."job_cards"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_card_marks" ADD CONSTRAINT "job_card_marks_photo_name_images_name_fk" FOREIGN KEY ("photo_name") REFERENCES "public"."images"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_cards" ADD CONSTRAINT "job_cards_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_card_marks_photo" ON "job_card_marks" USING btree ("photo_name");