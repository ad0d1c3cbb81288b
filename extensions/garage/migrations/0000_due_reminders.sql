-- older programs: go on
-- Shops of before have the table from the migrations of the workshop.
CREATE TABLE IF NOT EXISTS "workshop_due_reminders" (
	"customer_id" uuid NOT NULL,
	"bicycle_id" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"mailed_for" date,
	CONSTRAINT "workshop_due_reminders_customer_id_bicycle_id_pk" PRIMARY KEY("customer_id","bicycle_id"),
	CONSTRAINT "workshop_due_reminders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action
);
